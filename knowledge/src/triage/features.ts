import type { ConceptReader } from './concepts';
import { roughSound } from './sounds';

/** What a text shows, by numbers that stand for it, each with how much it says. */
export type TextFeatures = ReadonlyMap<number, number>;

// Kept at hand because it is called for every letter.
const { imul } = Math;

const PAIR = 0.9;
const PAIR_OVER_ONE = 0.5;
const PIECES = [3, 4] as const;
const PIECES_SHARE = 1.1;
const CONCEPT = 1.1;
const CONCEPT_PAIR = 0.9;
/** Two things that stand farther apart say nothing together. */
const NEAR = 7;

/**
 * Reads a text as sounds, so that scripts, romanised spellings and misspellings share what was learned: its words, pairs of them, the pieces of each
 * word in a form that leaves out what spellings differ in most, and what its words have in common over languages, with pairs of that.
 */
export function featuresOf(words: readonly string[], conceptsOf: ConceptReader): TextFeatures {
  const found = new Map<number, number>();
  const add = (name: string, weight: number): void => {
    const number = numberOf(name);
    found.set(number, Math.max(weight, found.get(number) ?? 0));
  };
  const coarse = words.map(coarseSound);
  words.forEach((word, at) => {
    add(`w${word}`, 1);
    if (at > 0) add(`p${words[at - 1] ?? ''} ${word}`, PAIR);
    if (at > 1) add(`o${words[at - 2] ?? ''} ${word}`, PAIR_OVER_ONE);
    const rough = coarse[at] ?? '';
    if (at > 0) add(`q${coarse[at - 1] ?? ''} ${rough}`, PAIR);
    const marked = `^${rough}$`;
    const pieces = PIECES.flatMap((size) =>
      Array.from({ length: Math.max(0, marked.length - size + 1) }, (_, from) => marked.slice(from, from + size)),
    );
    for (const piece of pieces) add(`c${piece}`, PIECES_SHARE / Math.sqrt(pieces.length));
  });
  const concepts = conceptsOf(words);
  concepts.forEach(({ name, at }, index) => {
    add(`k${name}`, CONCEPT);
    for (let other = index + 1; other < concepts.length; other++) {
      const next = concepts[other];
      if (!next || next.at - at > NEAR) break;
      if (next.name !== name) add(`j${[name, next.name].sort().join(' ')}`, CONCEPT_PAIR);
    }
  });
  return found;
}

/** A word without what its spellings and endings differ in. */
function coarseSound(sound: string): string {
  const rough = roughSound(sound);
  return rough.length > 3 ? rough.replace(/[aiunm]$/, '') : rough;
}

/** A 32-bit number for a name (FNV-1a); among some ten thousand names hardly two share one. */
function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
