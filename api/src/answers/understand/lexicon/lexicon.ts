import { stemsOf, tokenize } from 'language/tokenize';
import { concepts } from './concepts';

const english = readConcepts();

/** The English words for a word of Hindi, Tamil or Kannada, in its own script or in Latin letters, by its searched form. */
export function englishFor(stem: string): readonly string[] {
  return english.get(stem) ?? [];
}

function readConcepts(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const line of concepts.trim().split('\n')) {
    const [meaning = '', ...languages] = line.split('|');
    const stems = stemsOf(meaning);
    for (const { stem } of languages.flatMap((language) => tokenize(language))) {
      if (!stems.includes(stem)) words.set(stem, [...new Set([...(words.get(stem) ?? []), ...stems])]);
    }
  }
  return words;
}
