import type { Database } from '../../platform/database/database';
import type { SearchQuery } from './query';

/** A passage that holds words of the question. */
export interface Hit {
  readonly passageId: number;
  /** BM25 over the best that the question could reach: 0 to 1. */
  readonly score: number;
}

/** The weight of each word of a question by how rare it is. */
export type Rarity = ReadonlyMap<string, number>;

export type Collection = 'record' | 'document';

interface TermRow {
  readonly id: number;
  readonly term: string;
  readonly count: number;
}

/** Terms in more than this many document passages are searched only when nothing rarer is there. */
const COMMON = 4000;

/**
 * BM25 in two statements: the terms first, then their postings. In one statement the planner is twenty times slower.
 */
export async function searchPassages(
  database: Database,
  query: SearchQuery,
  collection: Collection,
  limit: number,
): Promise<{ hits: Hit[]; rarity: Rarity }> {
  const terms = [...new Set(query.words.flatMap((word) => [...word.terms.keys()]))];
  if (terms.length === 0) return { hits: [], rarity: new Map() };
  const rows = await database.query<TermRow>(
    `select id, term, ${collection}_count as count from search_term where term = any($1::text[]) and ${collection}_count > 0`,
    [terms],
  );
  const total = await passageCount(database, collection);
  const byTerm = new Map(rows.map((row) => [row.term, row]));
  const idf = (count: number): number => Math.log(1 + (total - count + 0.5) / (count + 0.5));
  const rarity = new Map(query.words.map((word) => [word.word, idf(countOf(word.terms, byTerm))]));
  const weights = new Map<number, number>();
  for (const word of query.words) {
    for (const [term, share] of word.terms) {
      const row = byTerm.get(term);
      if (row) weights.set(row.id, Math.max(weights.get(row.id) ?? 0, (word.weight ?? 1) * share * idf(row.count)));
    }
  }
  const used = collection === 'document' ? rareFirst(rows, weights) : weights;
  const best = query.words.reduce((sum, { word, weight = 1 }) => sum + weight * (rarity.get(word) ?? 0), 0) || 1;
  const hits = await database.query<{ passage_id: number; score: number }>(
    `select posting.passage_id, sum(posting.weight * asked.weight)::float8 as score
     from unnest($1::int[], $2::real[]) as asked (term_id, weight) join ${collection}_posting as posting on posting.term_id = asked.term_id
     group by posting.passage_id order by score desc limit $3`,
    [[...used.keys()], [...used.values()], limit],
  );
  return { hits: hits.map(({ passage_id, score }) => ({ passageId: passage_id, score: score / best })), rarity };
}

/** How common a word is: as common as it is itself, else as the best of what stands for it; a word that nothing knows is rare. */
function countOf(terms: ReadonlyMap<string, number>, byTerm: ReadonlyMap<string, TermRow>): number {
  const known = [...terms].filter(([term]) => byTerm.has(term)).sort(([, a], [, b]) => b - a)[0];
  return known ? (byTerm.get(known[0])?.count ?? 0) : 0;
}

function rareFirst(rows: readonly TermRow[], weights: Map<number, number>): Map<number, number> {
  const rare = rows.filter(({ count }) => count <= COMMON).map(({ id }) => id);
  if (rare.length < 2) return weights;
  return new Map([...weights].filter(([id]) => rare.includes(id)));
}

async function passageCount(database: Database, collection: Collection): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select coalesce((select value::int from knowledge_state where name = $1), 0) as count',
    [`${collection}-passages`],
  );
  return row?.count ?? 0;
}
