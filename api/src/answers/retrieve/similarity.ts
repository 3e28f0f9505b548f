import type { QueryWord } from './query';
import type { Rarity } from './search';

/** How well a phrase says what the question says. */
export interface Match {
  /** 0 to 1: shared words by their rarity, in both directions. */
  readonly score: number;
  /** Share of the question's words, by rarity, that the phrase holds. */
  readonly coverage: number;
}

const no: Match = { score: 0, coverage: 0 };
const UNKNOWN_WORD = 0.35;
const IMPLIED_MISS = 0.15;

/**
 * Compares a question with one phrase by which people ask for a record.
 * @param phrase searched forms joined by blanks
 */
export function matchPhrase(words: readonly QueryWord[], rarity: Rarity, phrase: string): Match {
  const stems = new Set(phrase.split(' '));
  if (stems.size === 0 || words.length === 0) return no;
  const matched = new Set<string>();
  let found = 0;
  let all = 0;
  for (const word of words) {
    const weight = rarity.get(word.word) ?? 1;
    let best = 0;
    for (const [term, share] of word.terms) {
      if (share > best && stems.has(term)) {
        best = share;
        matched.add(term);
      }
    }
    found += best * weight;
    // A turn of speech helps where it fits and does no harm where it does not.
    all += word.implied && best === 0 ? weight * IMPLIED_MISS : best === 0 && !hasKnown(word) ? weight * UNKNOWN_WORD : weight;
  }
  if (found === 0) return no;
  const coverage = found / all;
  const precision = Math.min(1, matched.size / stems.size);
  return { score: (1.6 * coverage * precision) / (0.6 * precision + coverage), coverage };
}

/** How well a phrase fits a turn of speech of the question by itself. */
export function matchTurn(turns: readonly (readonly string[])[], phrase: string): number {
  const stems = new Set(phrase.split(' '));
  return Math.max(0, ...turns.map((turn) => {
    const shared = turn.filter((stem) => stems.has(stem)).length;
    return shared === 0 ? 0 : (2 * shared) / (turn.length + stems.size);
  }));
}

/** The best match among several phrases. */
export function bestMatch(words: readonly QueryWord[], rarity: Rarity, phrases: readonly string[]): Match {
  return phrases.reduce((best, phrase) => {
    const match = matchPhrase(words, rarity, phrase);
    return match.score > best.score ? match : best;
  }, no);
}

function hasKnown(word: QueryWord): boolean {
  return word.terms.size > 1 || word.repaired !== undefined;
}
