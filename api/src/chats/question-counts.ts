import type { Citation } from 'shared-contracts';
import type { Database } from '../platform/database/database';

/** Counts a question and what its answer cites, per day and without who asked. */
export async function countQuestion(
  database: Database,
  day: string,
  isAnswered: boolean,
  citations: readonly Citation[],
): Promise<void> {
  await database.query(
    `insert into question_count as total (day, asked, unanswered) values ($1::date, 1, $2)
     on conflict (day) do update set asked = total.asked + 1, unanswered = total.unanswered + excluded.unanswered`,
    [day, isAnswered ? 0 : 1],
  );
  const provisions = new Map(citations.filter(({ kind }) => kind === 'provision').map(({ id, label }) => [id, label]));
  await database.query(
    `insert into citation_count as total (day, citation_id, label, count) select $1::date, part.id, part.label, 1 from unnest($2::text[], $3::text[]) as part (id, label)
     on conflict (day, citation_id) do update set count = total.count + 1, label = excluded.label`,
    [day, [...provisions.keys()], [...provisions.values()]],
  );
}
