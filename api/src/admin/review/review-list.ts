import type { ReviewItem } from 'shared-contracts';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';
import { orderAndPage, type TablePage } from '../paging';

interface Row extends Omit<ReviewItem, 'askedAt'> {
  asked_at: Date;
}

export interface ReviewFilter {
  readonly search: string;
  readonly kind: 'all' | ReviewItem['kind'];
  readonly status: 'all' | ReviewItem['status'];
}

const columns = { askedAt: 'asked_at', kind: 'kind', question: 'lower(question)', language: 'language', status: 'status' };

const toItem = (row: Row): ReviewItem => ({
  id: row.id,
  kind: row.kind,
  question: row.question,
  answer: row.answer,
  reason: row.reason,
  language: row.language,
  askedAt: row.asked_at.toISOString(),
  status: row.status,
  note: row.note,
});

/** One page of the questions without an answer and the answers that were rated down. */
export async function listReviewItems(database: Database, query: TablePage & ReviewFilter): Promise<{ rows: ReviewItem[]; total: number }> {
  const where = `where lower(question || ' ' || reason) like $1 and ($2 = 'all' or kind = $2) and ($3 = 'all' or status = $3)`;
  const parameters = [likePattern(query.search), query.kind, query.status];
  const rows = await database.query<Row>(`select * from review_item ${where} ${orderAndPage(query, columns, 'askedAt', 'id')}`, parameters);
  const [count] = await database.query<{ total: number }>(`select count(*)::int as total from review_item ${where}`, parameters);
  return { rows: rows.map(toItem), total: count?.total ?? 0 };
}

/** The item after the change, or null when there is none of this id. */
export async function closeReviewItem(database: Database, id: string, change: { status: ReviewItem['status']; note: string }): Promise<ReviewItem | null> {
  const [row] = await database.query<Row>('update review_item set status = $2, note = $3 where id::text = $1 returning *', [id, change.status, change.note]);
  return row ? toItem(row) : null;
}
