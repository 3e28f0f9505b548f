import type { Language } from 'shared-contracts';
import { languageNames, languages } from 'shared-contracts/language/languages';

const scripts: readonly (readonly [Language, RegExp])[] = [
  ['ta', /\p{Script=Tamil}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];

/** The language of a text by its script, for fonts, line height and voices. */
export function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([, script]) => (text.match(script)?.length ?? 0) > letters / 3)?.[0] ?? 'en';
}

/** The languages to choose from, each in its own script. */
export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));
