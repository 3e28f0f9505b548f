import * as z from 'zod';
import { couponTranslations } from '../billing/coupon-words';
import { day, id, tableQuery } from '../common';

export const couponStatus = z.enum(['active', 'expired', 'draft']);

/** `amount` is percent for `percentage`, rupees with two decimals for `fixed`; `minimumAmount` is rupees. `maximumAmount` is the field labelled Maximum Users. */
export const coupon = z.object({
  id,
  code: z.string(),
  description: z.string(),
  translations: couponTranslations.optional(),
  type: z.enum(['percentage', 'fixed']),
  amount: z.number(),
  minimumAmount: z.number(),
  maximumAmount: z.int().nullable(),
  usageLimit: z.int().nullable(),
  usedCount: z.int(),
  expiryDate: day,
  status: couponStatus,
  createdDate: day,
  /** Plan slugs it is for; empty means every plan. */
  products: z.array(z.string()),
  categories: z.array(z.string()),
  /** E-mail addresses it is for; empty means everyone. */
  customers: z.array(z.string()),
});

export const couponBody = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .min(1, 'Enter a code.')
      .max(40)
      .regex(/^[A-Z0-9_-]+$/, 'A code has letters, digits, - and _ only.'),
    description: z.string().trim().max(300).default(''),
    /** Without it the translations stay as they are. */
    translations: couponTranslations.optional(),
    type: z.enum(['percentage', 'fixed']),
    amount: z.number('Enter an amount.').min(0, 'An amount is not below 0.'),
    minimumAmount: z.number().min(0).default(0),
    maximumAmount: z.int().min(1).nullable().default(null),
    usageLimit: z.int().min(1).nullable().default(null),
    expiryDate: z.iso.date('Choose the last day.'),
    status: couponStatus.default('active'),
    products: z.array(z.string()).default([]),
    categories: z.array(z.string()).default([]),
    customers: z.array(z.string()).default([]),
  })
  .refine((body) => body.type !== 'percentage' || body.amount <= 100, {
    path: ['amount'],
    message: 'A percentage is 100 at most.',
  });

export const couponsQuery = tableQuery.extend({ status: z.union([z.literal('all'), couponStatus]).default('all') });
