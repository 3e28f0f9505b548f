import type { Database } from '../../platform/database/database';
import { phoneticKey } from 'language/phonetic';

/** A word of the knowledge base. */
export interface Known {
  readonly term: string;
  /** In how many records it stands. */
  readonly count: number;
}

/** The Latin words of the knowledge base, for repairing spellings. */
export interface Vocabulary {
  /** Words that sound like this one or begin like it and are about as long. */
  candidates(word: string): Promise<readonly Known[]>;
}

const LENGTH_APART = 2;

interface Index {
  readonly bySound: ReadonlyMap<string, readonly Known[]>;
  readonly byBeginning: ReadonlyMap<string, readonly Known[]>;
}

/** The vocabulary of a database, read with the first question; it changes only with a new start. */
export function createVocabulary(database: Database): Vocabulary {
  let index: Promise<Index> | undefined;
  return {
    async candidates(word) {
      if (!/^[a-z]{3,}$/.test(word)) return [];
      const { bySound, byBeginning } = await (index ??= readIndex(database));
      const alike = byBeginning.get(word[0] ?? '') ?? [];
      return [
        ...(bySound.get(phoneticKey(word)) ?? []),
        ...alike.filter(({ term }) => Math.abs(term.length - word.length) <= LENGTH_APART),
      ];
    },
  };
}

async function readIndex(database: Database): Promise<Index> {
  const rows = await database.query<Known>(
    "select term, record_count as count from search_term where record_count > 0 and sound <> ''",
  );
  return {
    bySound: grouped(rows, ({ term }) => phoneticKey(term)),
    byBeginning: grouped(rows, ({ term }) => term[0] ?? ''),
  };
}

function grouped(rows: readonly Known[], keyOf: (row: Known) => string): Map<string, Known[]> {
  const groups = new Map<string, Known[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
