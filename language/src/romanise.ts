import { transliterate } from './transliterate';

const INDIC = /[\u0900-\u0963\u0966-\u097f\u0b80-\u0bff\u0c80-\u0cff\u200c\u200d]+/gu;
const DEVANAGARI = /[\u0900-\u097f]/u;
/** Hindi does not speak the vowel between two consonants of which the second is followed by a vowel: "aapakaa" is "aapkaa". */
const SILENT =
  /([aeiou](?:kh|gh|chh|ch|jh|th|dh|ph|bh|sh|[bcdfghjklmnprstvyz]))a((?:kh|gh|chh|ch|jh|th|dh|ph|bh|sh|[bcdfghjklmnprstvyz])[aeiou])/gu;

/** A text as it is written in Latin letters; numbers, links, citations and what is Latin already stay as they are. */
export function romanise(text: string): string {
  return text.replace(/[।॥]/gu, '.').replace(INDIC, (word) => {
    const latin = transliterate(word.replace(/[\u200c\u200d]/gu, ''));
    return DEVANAGARI.test(word) ? latin.replace(SILENT, '$1$2') : latin;
  });
}
