import * as z from 'zod';
import { day, email, id, instant, tableQuery } from '../common';
import { staffRole } from '../accounts/account';
import { invoice, subscription } from '../billing/subscription';

export const userRole = z.enum(['Customer', 'Lawyer', 'Admin', 'User']);

export const adminUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  active: z.boolean(),
  role: userRole,
  /** Of an administrator. */
  staffRole: staffRole.nullable().default(null),
  address: z.string(),
  createdOn: day,
  lastLogin: instant.nullable(),
  plan: z.string(),
});

/** `sort` is the name of a field of `adminUser`; the same holds for every table of the back office and its row. */
export const usersQuery = tableQuery.extend({
  status: z.enum(['all', 'active', 'inactive']).default('all'),
  role: z.union([z.literal('all'), userRole]).default('all'),
});

export const userBody = z.object({
  name: z.string().trim().max(120),
  email,
  phone: z.string().trim().max(20).default(''),
  /** Who has no role yet is a User. Admin can be kept here but never given. */
  role: userRole.default('User'),
  address: z.string().trim().max(500).default(''),
  /** Empty leaves the password as it is. */
  password: z
    .union([z.literal(''), z.string().min(6, 'Password must be at least 6 characters long').max(200)])
    .default(''),
});

export const userDetail = adminUser.extend({
  subscription: subscription.nullable(),
  invoices: z.array(invoice),
  /** Whether the account asks for a second step at sign-in; only administrators have one. */
  secondStep: z.boolean(),
  usage: z.object({ questionsToday: z.int(), questionsThisMonth: z.int(), conversations: z.int() }),
});

/** `none` takes somebody out of the back office. */
export const staffRoleBody = z.object({ staffRole: z.union([staffRole, z.literal('none')]) });

export const bulkUsersBody = z.object({ ids: z.array(id).min(1).max(500), action: z.enum(['activate', 'deactivate']) });

/** The password of the administrator who asks, not of the one who is helped. */
export const resetSecondStepBody = z.object({ password: z.string().min(1, 'Enter your password.').max(200) });
