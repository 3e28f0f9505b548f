import { indicEndings } from './indic-endings';

/** What remains of a word must be long enough to be one. */
const SHORTEST = 3;

/** A verb carries its person after its tense, a noun a particle after its case: so many endings one after the other. */
const ENDINGS = 2;

const LAST_VOWEL = /[\u093e-\u094c\u0bbe-\u0bcd\u0cbe-\u0ccd]$/u;

/** Takes the longest endings off a Hindi, Tamil or Kannada word, written or spoken. */
export function stemIndic(word: string, script: keyof typeof indicEndings): string {
  let stem = word;
  for (let taken = 0; taken < ENDINGS; taken++) {
    const ending = indicEndings[script].find(
      (candidate) => stem.endsWith(candidate) && stem.length - candidate.length >= SHORTEST,
    );
    if (!ending) break;
    stem = stem.slice(0, -ending.length);
  }
  // The bare word loses its last vowel as an ending of its own; a word with a case ending keeps it before that ending.
  return stem.length > SHORTEST ? stem.replace(LAST_VOWEL, '') : stem;
}
