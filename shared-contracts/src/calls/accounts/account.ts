import * as z from 'zod';
import { email, id, instant, language } from '../common';

export const role = z.enum(['customer', 'lawyer', 'admin']);
/** What somebody of the house does: everything, the law, the people, the money. */
export const staffRole = z.enum(['owner', 'editor', 'support', 'accountant']);
export const userType = z.enum(['customer', 'lawyer']);
export const countryCode = z.enum(['+91', '+1', '+44', '+971']);
export const otp = z.string().regex(/^\d{6}$/, 'Please enter the 6-digit OTP');

/** The signed-in person as every screen may know them. */
export const sessionUser = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role,
  /** Of an administrator. */
  staffRole: staffRole.optional(),
  profileComplete: z.boolean(),
  plan: z.object({ slug: z.string(), name: z.string() }),
  /** The language kept with the account, for mails and for browsers where none was chosen. */
  language: language.optional(),
  /** An administrator who has to set up a second step before anything else. */
  mustEnrol: z.boolean().optional(),
});

export const signUpBody = z
  .object({
    email,
    password: z.string().min(6, 'Password must be at least 6 characters long').max(200),
    confirmPassword: z.string(),
    /** The person has read the itemised notice and agrees. */
    consent: z.boolean(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

export const codeBody = z.object({ email, code: otp });
export const loginBody = z.object({
  email,
  password: z.string().min(1, 'Enter your password.').max(200),
  remember: z.boolean().default(false),
});

export const resetPasswordBody = z
  .object({
    email,
    code: otp,
    password: z.string().min(8, 'Password must be at least 8 characters long').max(200),
    confirmPassword: z.string(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

export const completeProfileBody = z.object({
  userType,
  countryCode,
  phone: z
    .string()
    .min(1, 'Please enter your phone number')
    .regex(/^\d{6,14}$/, 'A phone number has 6 to 14 digits.'),
});

export const profile = z.object({
  name: z.string(),
  email: z.string(),
  userType: userType.nullable(),
  countryCode: countryCode.nullable(),
  phone: z.string().nullable(),
  address: z.string(),
  /** Two-digit GST State code, such as 29 for Karnataka; '' when not given. */
  stateCode: z.string(),
  gstin: z.string(),
  language,
  createdAt: instant,
  hasPassword: z.boolean(),
});

export const editProfileBody = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(120),
  countryCode: countryCode.nullable(),
  phone: z.string().regex(/^(\d{6,14})?$/, 'A phone number has 6 to 14 digits.'),
  address: z.string().trim().max(500),
  stateCode: z.string().regex(/^(\d{2})?$/),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z])?$/, 'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5.'),
  language,
});

export const changePasswordBody = z
  .object({
    currentPassword: z.string().min(1, 'Enter your current password.'),
    password: z.string().min(8, 'Password must be at least 8 characters long').max(200),
    confirmPassword: z.string(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

export const deviceSession = z.object({
  id,
  current: z.boolean(),
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
});
