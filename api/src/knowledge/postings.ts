import { phoneticKey } from 'language/phonetic';
import type { Queries } from '../platform/database/database';
import { inBatches } from './batches';

export type PostingTable = 'record_posting' | 'document_posting';

const countColumn: Readonly<Record<PostingTable, string>> = {
  record_posting: 'record_count',
  document_posting: 'document_count',
};
const ROWS = 40_000;

/** Writes which terms stand in which passages, and with what weight. */
export async function writePostings(
  queries: Queries,
  table: PostingTable,
  passages: readonly { passageId: number; weights: ReadonlyMap<string, number> }[],
): Promise<void> {
  const ids = await termIds(queries, new Set(passages.flatMap(({ weights }) => [...weights.keys()])));
  const rows = passages.flatMap(({ passageId, weights }) =>
    [...weights].map(([term, weight]) => ({ term: ids.get(term) ?? 0, passageId, weight })),
  );
  for (const batch of inBatches(rows, ROWS)) {
    await queries.query(
      `insert into ${table} (term_id, passage_id, weight) select * from unnest($1::int[], $2::int[], $3::real[])`,
      [
        batch.map(({ term }) => term),
        batch.map(({ passageId }) => passageId),
        batch.map(({ weight }) => Number(weight.toFixed(4))),
      ],
    );
  }
}

/** Counts anew in how many passages each term stands. */
export async function refreshCounts(queries: Queries, table: PostingTable): Promise<void> {
  const column = countColumn[table];
  await queries.query(
    `update search_term set ${column} = coalesce(counted.count, 0)
     from search_term as term left join (select term_id, count(*)::int as count from ${table} group by term_id) as counted on counted.term_id = term.id
     where term.id = search_term.id and search_term.${column} <> coalesce(counted.count, 0)`,
  );
  const owner = table === 'record_posting' ? 'record' : 'document';
  await queries.query(
    `insert into knowledge_state (name, value) select $1, count(*)::text from passage where ${owner}_id is not null
     on conflict (name) do update set value = excluded.value`,
    [`${owner}-passages`],
  );
}

async function termIds(queries: Queries, terms: ReadonlySet<string>): Promise<Map<string, number>> {
  const list = [...terms];
  await queries.query(
    'insert into search_term (term, sound) select * from unnest($1::text[], $2::text[]) on conflict (term) do nothing',
    [list, list.map(soundOf)],
  );
  const rows = await queries.query<{ id: number; term: string }>(
    'select id, term from search_term where term = any($1::text[])',
    [list],
  );
  return new Map(rows.map(({ id, term }) => [term, id]));
}

/** Only Latin words are repaired by sound. */
function soundOf(term: string): string {
  return /^[a-z]{3,}$/.test(term) ? phoneticKey(term) : '';
}
