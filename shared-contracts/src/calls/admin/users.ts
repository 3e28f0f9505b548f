import * as z from 'zod';
import { day, email, id, instant, tableQuery } from '../common';
import { invoice, subscription } from '../billing/subscription';

export const userRole = z.enum(['Customer', 'Lawyer', 'Admin', 'User']);

export const adminUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  active: z.boolean(),
  role: userRole,
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
  password: z.union([z.literal(''), z.string().min(6, 'Password must be at least 6 characters long').max(200)]).default(''),
});

export const userDetail = adminUser.extend({
  subscription: subscription.nullable(),
  invoices: z.array(invoice),
  usage: z.object({ questionsToday: z.int(), questionsThisMonth: z.int(), conversations: z.int() }),
});

export const bulkUsersBody = z.object({ ids: z.array(id).min(1).max(500), action: z.enum(['activate', 'deactivate']) });
