import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A person with an account. */
export const users = pgTable('app_user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role', { enum: ['customer', 'lawyer', 'admin'] })
    .notNull()
    .default('customer'),
  staffRole: text('staff_role', { enum: ['owner', 'editor', 'support', 'accountant'] }),
  active: boolean('active').notNull().default(true),
  userType: text('user_type', { enum: ['customer', 'lawyer'] }),
  countryCode: text('country_code', { enum: ['+91', '+1', '+44', '+971'] }),
  phone: text('phone').notNull().default(''),
  address: text('address').notNull().default(''),
  /** Two-digit GST State code, or ''. */
  stateCode: text('state_code').notNull().default(''),
  gstin: text('gstin').notNull().default(''),
  /** The language of mails and invoices. */
  language: text('language', { enum: ['en', 'ta', 'hi', 'kn'] })
    .notNull()
    .default('en'),
  consentVersion: text('consent_version'),
  consentAt: at('consent_at'),
  lastLoginAt: at('last_login_at'),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** One signed-in browser. */
export const sessions = pgTable('user_session', {
  id: text('id').primaryKey(),
  token: text('token').notNull().unique(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: at('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  /** When its person last did something. */
  seenAt: at('seen_at').notNull().defaultNow(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** A way in: a password (provider `credential`) or an account elsewhere. */
export const credentials = pgTable('user_credential', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: at('access_token_expires_at'),
  refreshTokenExpiresAt: at('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** State of a sign-in that is under way with a provider elsewhere. */
export const signInStates = pgTable('sign_in_state', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: at('expires_at').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** A code that was sent by mail; only its hash is kept. */
export const oneTimeCodes = pgTable('one_time_code', {
  id: uuid('id').primaryKey().defaultRandom(),
  purpose: text('purpose', { enum: ['sign-up', 'reset'] }).notNull(),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  passwordHash: text('password_hash'),
  consentVersion: text('consent_version'),
  attempts: integer('attempts').notNull().default(0),
  /** How often a code was sent for it. */
  sent: integer('sent').notNull().default(1),
  sentAt: at('sent_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  createdAt: at('created_at').notNull(),
});

/** Wrong passwords in a row of one sender for one e-mail address, whether or not it has an account. */
export const signInFailures = pgTable(
  'sign_in_failure',
  {
    email: text('email').notNull(),
    sender: text('sender').notNull(),
    count: integer('count').notNull(),
    since: at('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.sender] })],
);

export type UserRow = typeof users.$inferSelect;
