import { contextFactor, type Context } from './context';
import type { Understanding } from '../understand/understand';
import type { SearchQuery } from './query';
import type { Hit, Rarity } from './search';
import { bestTurn, createMatcher } from './similarity';

/** A passage of a record as it is ranked. */
export interface PassageRow {
  readonly id: number;
  readonly record_id: string;
  /** Place within its Act, from 0; for other records 0. */
  readonly position: number;
  readonly kind: 'provision' | 'guide' | 'case' | 'term' | 'act';
  readonly act: string | null;
  readonly repealed: boolean;
  /** Acts on whose law a guide rests. */
  readonly acts: readonly string[];
}

/** What searching brought. */
export interface Found {
  readonly query: SearchQuery;
  readonly rarity: Rarity;
  readonly hits: readonly Hit[];
  /** Passages whose phrases sound like the question. */
  readonly nearest: ReadonlyMap<number, number>;
  /** How likely it is that a record is asked for, 0 to 1. */
  readonly likely: (recordId: string) => number;
  readonly passages: readonly PassageRow[];
  /** The ways of asking for a passage, each as the searched forms of its words. */
  readonly phrasesOf: (passageId: number) => readonly (readonly string[])[];
}

/** A record with how well it answers, 0 to about 1.3. */
export interface Ranked {
  readonly id: string;
  readonly kind: PassageRow['kind'];
  readonly act: string | null;
  readonly score: number;
  /** How well its best phrase says what the question says, 0 to 1. */
  readonly likeness: number;
  /** Share of the question's words that the best phrase holds. */
  readonly coverage: number;
}

/** Of two provisions that say the same, the earlier one in an Act is the general one. */
const EARLIER = 0.00002;

/** Fitted to the tuning half of the measuring questions. */
const SHARE = { words: 0.5, phrase: 0.3, sound: 0.18, likely: 0.3 } as const;
/** A turn of speech says less than the question as a whole. */
const TURN = 0.9;
const TURN_ALONE = 0.45;

/** Orders records by how well they answer: words, the ways people ask, the Acts named, whether the law is in force. */
export function rankRecords({ understanding, context, ...found }: Found & { readonly understanding: Understanding; readonly context: Context }): Ranked[] {
  return signalsOf(found)
    .map(({ passage, words, match, turn, sound, likely }) => {
      const together = SHARE.words * words + SHARE.phrase * Math.max(match.score, TURN * turn) + SHARE.sound * sound + SHARE.likely * likely;
      const base = Math.max(together, TURN_ALONE * turn);
      const score = base * kindFactor(passage, understanding) * actFactor(passage, understanding) * statusFactor(passage, understanding) * contextFactor(context, passage) * (1 - EARLIER * passage.position);
      return { id: passage.record_id, kind: passage.kind, act: passage.act, score, likeness: match.score, coverage: Math.max(match.coverage, words, turn, sound) };
    })
    .sort((a, b) => b.score - a.score);
}

/** What speaks for a passage. */
function signalsOf({ query, rarity, hits, nearest, likely, passages, phrasesOf }: Found) {
  const matcher = createMatcher(query.words, rarity);
  const scores = new Map(hits.map(({ passageId, score }) => [passageId, score]));
  return passages.map((passage) => ({
    passage,
    words: scores.get(passage.id) ?? 0,
    match: matcher.best(phrasesOf(passage.id)),
    turn: bestTurn(query.phrases, phrasesOf(passage.id)),
    sound: nearest.get(passage.id) ?? 0,
    likely: certainty(likely(passage.record_id)),
  }));
}

/** From 1 for a certain record to 0 for one in some thousands: what is ten times less likely loses the same each time. */
function certainty(likely: number): number {
  return Math.max(0, 1 + Math.log(likely + 1e-12) / UNLIKELY);
}

const UNLIKELY = 9;

function kindFactor({ kind }: PassageRow, { intents, tokens }: Understanding): number {
  switch (kind) {
    case 'guide':
      return intents.includes('procedure') ? 1.08 : 1;
    case 'provision':
      return 1;
    case 'case':
      return intents.includes('cases') ? 1.1 : 0.8;
    case 'term':
      return intents.includes('definition') && tokens.length <= 3 ? 1 : 0.65;
    case 'act':
      return tokens.length === 0 ? 1.2 : 0.5;
  }
}

function actFactor({ kind, act, acts }: PassageRow, { acts: named }: Understanding): number {
  if (named.length === 0) return 1;
  if (kind === 'guide') return acts.some((slug) => named.includes(slug)) ? 1.1 : 0.75;
  if (kind === 'provision') return act !== null && named.includes(act) ? 1.35 : 0.6;
  return 0.9;
}

function statusFactor({ repealed, act }: PassageRow, { acts }: Understanding): number {
  return repealed && !(act !== null && acts.includes(act)) ? 0.4 : 1;
}
