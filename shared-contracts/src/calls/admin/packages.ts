import * as z from 'zod';
import { day, id, paise, tableQuery } from '../common';

/** A plan as the admin edits it. `monthlyPricePaise` buys one period of `periodDays`; `yearlyPricePaise` is per month. A limit of null means no limit. */
export const adminPlan = z.object({
  id,
  slug: z.string(),
  userType: z.enum(['customer', 'lawyer']),
  orderNo: z.int(),
  name: z.string(),
  periodDays: z.int(),
  monthlyPricePaise: paise,
  yearlyPricePaise: paise,
  savePercentage: z.int(),
  voiceAssistant: z.boolean(),
  /** Files a person may attach a day. */
  fileUploadLimit: z.int().nullable(),
  /** Tokens a day, counted over questions and answers. */
  chatTokenLimit: z.int().nullable(),
  questionsPerDay: z.int().nullable(),
  /** Different papers a month that may be made into files. */
  papersPerMonth: z.int().nullable(),
  features: z.string(),
  isPrivate: z.boolean(),
  isRecommended: z.boolean(),
  isDefault: z.boolean(),
  status: z.boolean(),
});

const limit = z.int('Enter a whole number, or leave it empty for no limit.').min(0).nullable().default(null);
export const planBody = z.object({
  userType: z.enum(['customer', 'lawyer'], 'Choose who the plan is for.'),
  orderNo: z.int().min(0).default(0),
  name: z.string().trim().min(1, 'Enter a plan name.').max(60),
  periodDays: z.int().min(1).max(3660).default(30),
  monthlyPricePaise: paise.min(0),
  yearlyPricePaise: paise.min(0),
  savePercentage: z.int().min(0).max(100).default(0),
  voiceAssistant: z.boolean().default(false),
  fileUploadLimit: limit,
  chatTokenLimit: limit,
  questionsPerDay: limit,
  papersPerMonth: limit,
  features: z.string().max(4000).default(''),
  isPrivate: z.boolean().default(false),
  isRecommended: z.boolean().default(false),
  isDefault: z.boolean().default(false),
  status: z.boolean().default(true),
});

export const subscriptionRow = z.object({
  id,
  userId: id,
  user: z.string(),
  email: z.string(),
  plan: z.string(),
  startDate: day,
  endDate: day,
  status: z.enum(['active', 'expired']),
});

export const subscriptionDetail = subscriptionRow.extend({
  period: z.string(),
  paymentMethod: z.string(),
  transactionId: z.string(),
  hasProof: z.boolean(),
  invoiceNumbers: z.array(z.string()),
});

export const subscriptionsQuery = tableQuery.extend({ status: z.enum(['all', 'active', 'expired']).default('all') });

/** Multipart: the proof image is the part `proof`. */
export const assignBody = z.object({
  userEmail: z.string().trim().min(1, 'Choose a user.').max(254),
  planId: z.string().min(1, 'Choose a plan.').max(80),
  duration: z.enum(['monthly', 'yearly']).default('monthly'),
  startDate: day,
  paymentMethod: z.enum(['online', 'offline']),
  transactionId: z.string().trim().max(120).default(''),
});
