import type { Database, Queries } from '../platform/database/database';

export interface NewAttachment {
  readonly owner: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly pages: number | null;
  readonly text: string;
}

export interface AttachmentText {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Keeps the text of an attached file, not the file; it goes with its conversation, or after a day when it was never sent. */
export async function addAttachment(
  database: Database,
  { owner, name, size, pages, text }: NewAttachment,
): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    'insert into attachment (owner, name, size, pages, text) values ($1, $2, $3, $4, $5) returning id',
    [owner, name, size, pages, text],
  );
  if (!row) throw new Error('The attachment was not kept.');
  return row.id;
}

export async function removeAttachment(database: Database, owner: string, id: string): Promise<void> {
  await database.query('delete from attachment where id::text = $1 and owner = $2 and conversation_id is null', [
    id,
    owner,
  ]);
}

/** Attachments of this owner by id; ids of others are passed over. */
export function findAttachments(database: Database, owner: string, ids: readonly string[]): Promise<AttachmentText[]> {
  return database.query<AttachmentText>(
    'select id, name, text from attachment where owner = $1 and id::text = any($2::text[])',
    [owner, ids],
  );
}

/** Everything that was attached to a conversation, newest first. */
export function conversationAttachments(database: Database, conversationId: string): Promise<AttachmentText[]> {
  return database.query<AttachmentText>(
    'select id, name, text from attachment where conversation_id::text = $1 order by created_at desc limit 10',
    [conversationId],
  );
}

export async function joinAttachments(
  database: Queries,
  conversationId: string,
  ids: readonly string[],
): Promise<void> {
  await database.query('update attachment set conversation_id = $1::uuid where id::text = any($2::text[])', [
    conversationId,
    ids,
  ]);
}

/** Forgets the oldest files of visitors where all of them together take more than their share of the database. */
export async function boundVisitorAttachments(database: Database, bytes: number): Promise<void> {
  await database.query(
    `delete from attachment where id in (
       select id from (select id, sum(pg_column_size(text)) over (order by created_at desc, id) as total from attachment where owner like 'visitor:%') sized
       where total > $1)`,
    [bytes],
  );
}
