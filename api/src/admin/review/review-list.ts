import type { ReviewItem } from 'shared-contracts';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';
import { orderAndPage, type TablePage } from '../paging';

interface Row extends Omit<ReviewItem, 'askedAt' | 'alike'> {
  asked_at: Date;
  alike?: number;
}

export interface ReviewFilter {
  readonly search: string;
  readonly kind: 'all' | ReviewItem['kind'];
  readonly status: 'all' | ReviewItem['status'];
}

const columns = {
  askedAt: 'asked_at',
  kind: 'kind',
  question: 'lower(question)',
  language: 'language',
  status: 'status',
};

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
  ...(row.alike ? { alike: row.alike } : {}),
});

/** The words of a question in the order of the alphabet: who asks the same in another order, or with other signs, asks the same. */
const wordsOf = (question: string): string =>
  `(select string_agg(word, ' ' order by word) from (select distinct word from regexp_split_to_table(lower(${question}), '[[:space:][:punct:]]+') word where word <> '') words)`;

/** One page of the questions without an answer and the answers that were rated down; the newest stands for those of the same words. */
export async function listReviewItems(
  database: Database,
  query: TablePage & ReviewFilter,
): Promise<{ rows: ReviewItem[]; total: number }> {
  const where = `where lower(question || ' ' || reason) like $1 and ($2 = 'all' or kind = $2) and ($3 = 'all' or status = $3)`;
  const parameters = [likePattern(query.search), query.kind, query.status];
  const grouped = `select *, count(*) over same as alike, row_number() over (same order by asked_at desc, id) as place
    from (select *, ${wordsOf('question')} as words from review_item ${where}) item window same as (partition by kind, status, words)`;
  const rows = await database.query<Row>(
    `select *, alike::int as alike from (${grouped}) grouped where place = 1 ${orderAndPage(query, columns, 'askedAt', 'id')}`,
    parameters,
  );
  const [count] = await database.query<{ total: number }>(
    `select count(*)::int as total from (${grouped}) grouped where place = 1`,
    parameters,
  );
  return { rows: rows.map(toItem), total: count?.total ?? 0 };
}

/** The item after the change, or null when there is none of this id. Those of the same words go with it; the note is of this one. */
export async function closeReviewItem(
  database: Database,
  id: string,
  change: { status: ReviewItem['status']; note: string },
): Promise<ReviewItem | null> {
  await database.query(
    `update review_item other set status = $2 from review_item item
     where item.id::text = $1 and other.kind = item.kind and other.status = item.status and ${wordsOf('other.question')} = ${wordsOf('item.question')}`,
    [id, change.status],
  );
  const [row] = await database.query<Row>(
    'update review_item set status = $2, note = $3 where id::text = $1 returning *',
    [id, change.status, change.note],
  );
  return row ? toItem(row) : null;
}
