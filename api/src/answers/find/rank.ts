import { breathe } from '../breathe';
import { EARLIER, KIND, NAMED_ACT, REPEALED, UNLIKELY } from '../ranking';
import { contextFactor, type Context } from './context';
import type { shareWithout } from '../without';
import type { Understanding } from '../understand/understand';
import type { SearchQuery } from './query';
import type { Hit, Rarity } from './search';
import { createMatcher } from './similarity';

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

/** Orders records by how well they answer: words, the ways people ask, the Acts named, whether the law is in force. */
export async function rankRecords({
  understanding,
  context,
  share,
  ...found
}: Found & {
  readonly understanding: Understanding;
  readonly context: Context;
  readonly share: ReturnType<typeof shareWithout>;
}): Promise<Ranked[]> {
  return (await signalsOf(found))
    .map(({ passage, words, match, sound, likely }) => {
      const base = share.words * words + share.phrase * match.score + share.sound * sound + share.likely * likely;
      const score =
        base *
        kindFactor(passage, understanding) *
        actFactor(passage, understanding) *
        statusFactor(passage, understanding) *
        contextFactor(context, passage) *
        (1 - EARLIER * passage.position);
      return {
        id: passage.record_id,
        kind: passage.kind,
        act: passage.act,
        score,
        likeness: match.score,
        coverage: Math.max(match.coverage, words, sound),
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** So many passages are held against the question at a stretch. */
const AT_ONCE = 8;

/** What speaks for each passage. */
async function signalsOf({ query, rarity, hits, nearest, likely, passages, phrasesOf }: Found) {
  const matcher = createMatcher(query.words, rarity);
  const scores = new Map(hits.map(({ passageId, score }) => [passageId, score]));
  const signals = [];
  for (const [at, passage] of passages.entries()) {
    if (at % AT_ONCE === 0) await breathe();
    signals.push({
      passage,
      words: scores.get(passage.id) ?? 0,
      match: matcher.best(phrasesOf(passage.id)),
      sound: nearest.get(passage.id) ?? 0,
      likely: certainty(likely(passage.record_id)),
    });
  }
  return signals;
}

/** From 1 for a certain record to 0 for one that is most unlikely. */
function certainty(likely: number): number {
  return Math.max(0, 1 + Math.log(likely + 1e-12) / UNLIKELY);
}

function kindFactor({ kind }: PassageRow, { intents, tokens }: Understanding): number {
  switch (kind) {
    case 'guide':
      return guideFactor(intents);
    case 'provision':
      return intents.includes('cases') ? KIND.noCase : 1;
    case 'case':
      return intents.includes('cases') ? KIND.caseAsked : KIND.caseElse;
    case 'term':
      return intents.includes('definition') && tokens.length <= 3 ? KIND.termAsked : KIND.termElse;
    case 'act':
      return tokens.length === 0 ? KIND.actAlone : KIND.actElse;
  }
}

function guideFactor(intents: Understanding['intents']): number {
  if (intents.includes('cases')) return KIND.noCase;
  return intents.includes('procedure') ? KIND.guideAsked : 1;
}

function actFactor({ kind, act, acts }: PassageRow, { acts: named }: Understanding): number {
  if (named.length === 0) return 1;
  if (kind === 'guide') return acts.some((slug) => named.includes(slug)) ? NAMED_ACT.guideWithin : NAMED_ACT.guideElse;
  if (kind === 'provision') return act !== null && named.includes(act) ? NAMED_ACT.within : NAMED_ACT.elsewhere;
  return NAMED_ACT.otherKind;
}

function statusFactor({ repealed, act }: PassageRow, { acts }: Understanding): number {
  return repealed && !(act !== null && acts.includes(act)) ? REPEALED : 1;
}
