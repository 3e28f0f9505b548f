import { bigint, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const secret = pgTable('secret', { name: text('name').primaryKey(), value: text('value').notNull() });

export const devMail = pgTable('dev_mail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  code: text('code'),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
});

export const storedFile = pgTable('stored_file', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const storedFileChunk = pgTable(
  'stored_file_chunk',
  { fileId: uuid('file_id').notNull(), position: integer('position').notNull(), bytes: bytea('bytes').notNull() },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);
