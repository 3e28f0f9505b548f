import type { Language } from '../calls/chat/types';

/** The languages of the product in the order in which a person chooses among them, each named in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ta: 'தமிழ்',
  hi: 'हिन्दी',
  kn: 'ಕನ್ನಡ',
};

export const languages: readonly Language[] = ['en', 'ta', 'hi', 'kn'];

/** The languages whose public pages have the language before their path; English addresses have none. */
export const prefixedLanguages: readonly Language[] = languages.filter((language) => language !== 'en');

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The first of the reader's languages that the product speaks; English where there is none. @param tags such as `hi-IN` */
export function firstKnown(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** What `Intl` needs to write dates and amounts as people in India write them in that language. */
export const intlLocale = (language: Language): string => `${language}-IN`;
