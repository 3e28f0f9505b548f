import languageWords from './data/languages.json';
import { createPhraseFinder, type FoundPhrase } from './phrase-finder';

const find = createPhraseFinder(languageWords);

/** The languages in which an answer is asked for; whoever lives "in Tamil Nadu" asks for none. */
export function findAskedLanguage(text: string): FoundPhrase<keyof typeof languageWords>[] {
  return find(text).filter(({ end }) => !/^[\s-]*nadu(?![\p{L}])/iu.test(text.slice(end)));
}
