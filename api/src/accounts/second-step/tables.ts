import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../tables';

const at = (name: string) => timestamp(name, { withTimezone: true });
const owner = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/** A person's authenticator app; only a confirmed one counts. */
export const authenticators = pgTable('authenticator', {
  userId: owner().primaryKey(),
  secret: text('secret').notNull(),
  confirmedAt: at('confirmed_at'),
  lastPeriod: integer('last_period').notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_code',
  { userId: owner().notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable('passkey', {
  /** The credential's id, as base64url. */
  id: text('id').primaryKey(),
  userId: owner().notNull(),
  name: text('name').notNull(),
  /** COSE key, as base64url. */
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at'),
});

export const passkeyChallenges = pgTable('passkey_challenge', {
  userId: owner().primaryKey(),
  challenge: text('challenge').notNull(),
  expiresAt: at('expires_at').notNull(),
});
