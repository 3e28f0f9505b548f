import type { Database } from '../platform/database/database';

export interface NewReviewItem {
  readonly kind: 'unanswered' | 'thumbs-down';
  readonly messageId: string;
  readonly question: string;
  readonly answer: string;
  readonly reason: string;
  readonly language: string;
  readonly at: Date;
}

/** Puts a question before the administrators, without who asked it; the same answer once. */
export async function addReviewItem(database: Database, item: NewReviewItem): Promise<void> {
  await database.query(
    `insert into review_item (kind, message_id, question, answer, reason, language, asked_at) values ($1, $2::uuid, $3, $4, $5, $6, $7)
     on conflict (message_id) do update set kind = excluded.kind, reason = excluded.reason, status = 'open'`,
    [item.kind, item.messageId, item.question, item.answer, item.reason, item.language, item.at],
  );
}

/** A rating that was taken back is no longer before the administrators. */
export async function removeThumbsDown(database: Database, messageId: string): Promise<void> {
  await database.query(
    `delete from review_item where message_id::text = $1 and kind = 'thumbs-down' and status = 'open'`,
    [messageId],
  );
}
