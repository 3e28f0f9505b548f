import type { QueryWord } from './query';
import type { Rarity } from './search';

/** How well a phrase says what the question says. */
export interface Match {
  /** 0 to 1: shared words by their rarity, in both directions. */
  readonly score: number;
  /** Share of the question's words, by rarity, that the phrase holds. */
  readonly coverage: number;
}

/** A question made ready to be compared with many phrases. */
export interface Matcher {
  /** The best match among the phrases by which people ask for one record, each the searched forms of its words. */
  best(phrases: readonly (readonly string[])[]): Match;
}

const no: Match = { score: 0, coverage: 0 };
const UNKNOWN_WORD = 0.35;
const IMPLIED_MISS = 0.15;

interface WordWeight {
  readonly weight: number;
  /** What it costs that a phrase lacks it. */
  readonly miss: number;
}

/** Prepares a question: its terms point to its words, so that a phrase is read once. */
export function createMatcher(words: readonly QueryWord[], rarity: Rarity): Matcher {
  const weights = words.map((word): WordWeight => {
    const weight = (word.weight ?? 1) * (rarity.get(word.word) ?? 1);
    // What is only meant helps where it fits and does no harm where it does not.
    return { weight, miss: weight * (word.implied ? IMPLIED_MISS : hasKnown(word) ? 1 : UNKNOWN_WORD) };
  });
  const missed = weights.reduce((sum, { miss }) => sum + miss, 0);
  const holders = new Map<string, { at: number; share: number }[]>();
  words.forEach((word, at) => {
    for (const [term, share] of word.terms) holders.set(term, [...(holders.get(term) ?? []), { at, share }]);
  });
  const match = (phrase: readonly string[]): Match => {
    const shares = new Map<number, number>();
    let shared = 0;
    for (const stem of phrase) {
      const found = holders.get(stem);
      if (!found) continue;
      shared++;
      for (const { at, share } of found) shares.set(at, Math.max(shares.get(at) ?? 0, share));
    }
    if (shared === 0) return no;
    let found = 0;
    let all = missed;
    for (const [at, share] of shares) {
      const { weight = 0, miss = 0 } = weights[at] ?? {};
      found += share * weight;
      all += weight - miss;
    }
    const coverage = found / all;
    const precision = shared / phrase.length;
    return { score: (1.6 * coverage * precision) / (0.6 * precision + coverage), coverage };
  };
  return {
    best: (phrases) =>
      phrases.reduce((best, phrase) => {
        const found = match(phrase);
        return found.score > best.score ? found : best;
      }, no),
  };
}

function hasKnown(word: QueryWord): boolean {
  return word.terms.size > 1 || word.repaired !== undefined;
}
