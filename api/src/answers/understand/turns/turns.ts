import { civilTurns } from './civil';
import { crimeTurns } from './crime';
import { generalTurns } from './general';

const turns = [...generalTurns, ...crimeTurns, ...civilTurns];

/** The words of the law for the turns of speech in a question. */
export function legalWordsInPhrases(question: string): string[] {
  return turns.filter(([pattern]) => pattern.test(question)).map(([, words]) => words);
}
