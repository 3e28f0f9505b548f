import type { Language } from '../schema/common';
import { digitsIn, numbersIn } from './numbers-in';

/** A letter of the script in which each language is written. */
export const SCRIPT: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  ta: /\p{Script=Tamil}/u,
  hi: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
};

/** How the numbers of a translation differ from those of its English; a number written out there may be digits here. */
export const numberDifferences = (english: string, told: string): string[] => [
  ...named('without saying', missing(digitsIn(english), digitsIn(told))),
  ...named('but says', missing(digitsIn(told), numbersIn(english))),
];

export const missing = (wanted: readonly string[], there: readonly string[]): string[] => [
  ...new Set(wanted.filter((one) => !there.includes(one))),
];

export const named = (words: string, list: readonly string[]): string[] =>
  list.length > 0 ? [`${words} ${list.join(', ')}`] : [];
