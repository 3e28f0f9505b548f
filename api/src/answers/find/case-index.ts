import type { CompiledCase } from 'knowledge';
import { soundOf } from 'language/sound';
import { editDistance } from 'language/phonetic';
import { allTokens, scriptOf } from 'language/tokenize';
import type { Database } from '../../platform/database/database';

/** A case of which a text speaks by the names of its parties. */
export interface CaseHit {
  readonly id: string;
  /** How the words of its parties sound that the text holds. */
  readonly sounds: readonly string[];
  /** Share of the text's words that are such. */
  readonly share: number;
}

/** Finds cases by the names of their parties, however these are spelt, spaced or in which script. */
export interface CaseIndex {
  /** The cases that a text names, the most fully named first. */
  named(words: readonly string[]): Promise<readonly CaseHit[]>;
}

/** Words that are no party's own. */
const GENERIC = new Set(
  `state union india indian the and anr ors others another govt government smt shri mrs ltd limited pvt private bank commissioner society association
   corporation company board municipal council high court supreme secretary ministry department national legal services authority police officer public
   employees workers people foundation trust university college school institute insurance commission director general assistant
   kumar singh devi lal ram khan sharma gupta kaur begum rani prasad reddy nair das rao naidu shah bai versus against
   delhi bombay madras calcutta kerala karnataka tamil nadu maharashtra gujarat punjab haryana rajasthan bihar bengal uttar pradesh madhya andhra telangana assam orissa`.split(
    /\s+/,
  ),
);
/** A name of so many letters is hardly another word by chance. */
const LEAST_LETTERS = 5;
const SHORT_NAME = 4;
/** A word in more records than these is no name. */
const MOST_RECORDS = 15;
/** A party of more cases than these says little. */
const MOST_CASES = 4;

interface Party {
  readonly sound: string;
  readonly skeleton: string;
  readonly id: string;
}

/** The cases of a database, read with the first question that needs them; they change only with a new start. */
export function createCaseIndex(database: Database): CaseIndex {
  let index: Promise<ReadonlyMap<string, readonly Party[]>> | undefined;
  return {
    async named(words) {
      const parties = await (index ??= readParties(database));
      const known = await knownWords(database, words, 0);
      const matched = new Map<string, Set<string>>();
      for (const { text, joined } of withJoined(words)) {
        const sound = soundOf(text);
        // A word that the knowledge base holds means itself, unless it is the name as it is written.
        const changes = joined ? 1 : known.has(text) && !scriptOf(text) ? 0 : changesIn(text);
        for (const party of parties.get(skeletonOf(sound)) ?? [])
          if (isName(sound, party.sound, changes))
            matched.set(party.id, (matched.get(party.id) ?? new Set()).add(party.sound));
      }
      return [...matched]
        .map(([id, sounds]) => ({ id, sounds: [...sounds], share: sounds.size / Math.max(1, words.length) }))
        .sort((a, b) => b.sounds.length - a.sounds.length);
    },
  };
}

/** Words, and each with its neighbour, since "Golaknath" is also written "Golak Nath". */
function withJoined(words: readonly string[]): { readonly text: string; readonly joined: boolean }[] {
  return [
    ...words.map((text) => ({ text, joined: false })),
    ...words.slice(1).map((word, at) => ({ text: `${words[at] ?? ''}${word}`, joined: true })),
  ];
}

async function readParties(database: Database): Promise<Map<string, Party[]>> {
  const rows = await database.query<{ body: CompiledCase }>("select body from knowledge_record where kind = 'case'");
  const usual = await knownWords(
    database,
    rows.flatMap(({ body }) => partyWords(body.name)),
    MOST_RECORDS,
  );
  const parties = rows.flatMap(({ body }) =>
    withJoined(partyWords(body.name).filter((word) => !usual.has(word))).map(({ text }) => {
      const sound = soundOf(text);
      return { sound, skeleton: skeletonOf(sound), id: body.id };
    }),
  );
  const index = new Map<string, Party[]>();
  for (const party of parties) index.set(party.skeleton, [...(index.get(party.skeleton) ?? []), party]);
  for (const [skeleton, list] of index) if (new Set(list.map(({ id }) => id)).size > MOST_CASES) index.delete(skeleton);
  return index;
}

/** Those of these words that stand in more than `most` records. */
async function knownWords(database: Database, words: readonly string[], most: number): Promise<ReadonlySet<string>> {
  const stems = new Map(allTokens(words.join(' ')).map(({ word, stem }) => [word, stem]));
  const rows = await database.query<{ term: string }>(
    'select term from search_term where term = any($1::text[]) and record_count > $2',
    [[...stems.values()], most],
  );
  const known = new Set(rows.map(({ term }) => term));
  return new Set([...stems].flatMap(([word, stem]) => (known.has(stem) ? [word] : [])));
}

/** The words of a case's name that are its parties' own. */
export function partyWords(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => word.length >= SHORT_NAME && !GENERIC.has(word),
  );
}

/** The consonants of a sound, those that scripts do not tell apart as one. */
function skeletonOf(sound: string): string {
  return (
    sound.slice(0, 1).replace(/[aeiou]/, 'a') +
    sound
      .slice(1)
      .replace(/[aeiouh]/g, '')
      .replace(/g/g, 'k')
      .replace(/d/g, 't')
      .replace(/b/g, 'p')
      .replace(/[cjs]/g, 's')
      .replace(/(.)\1+/g, '$1')
  )
    .replace(/^[gk]/, 'k')
    .replace(/^[dt]/, 't')
    .replace(/^[bp]/, 'p')
    .replace(/^[cjs]/, 's');
}

/** In how many letters a name may be spelt otherwise; more where another script writes it. */
function changesIn(word: string): number {
  return scriptOf(word) ? Math.floor(word.length / 3) : Math.floor((word.length - 2) / 4);
}

function isName(heard: string, name: string, changes: number): boolean {
  const shorter = Math.min(heard.length, name.length);
  if (shorter < LEAST_LETTERS) return shorter >= SHORT_NAME && heard === name;
  return editDistance(heard, name, changes) <= changes;
}
