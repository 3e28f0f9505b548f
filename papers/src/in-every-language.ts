import { hindi } from './hindi';
import { kannada } from './kannada';
import type { EnglishPaper, Paper, TranslatedPaper, Translation, Words } from './paper';
import { tamil } from './tamil';

const translations: Readonly<Record<'ta' | 'hi' | 'kn', Translation>> = { ta: tamil, hi: hindi, kn: kannada };

/**
 * A paper with its words in all four languages beside each other.
 * @throws Error where a translation, or the name of a blank in it, is missing
 */
export function inEveryLanguage(english: EnglishPaper): Paper {
  const { id, asks, subjects, law } = english;
  const [ta, hi, kn] = (['ta', 'hi', 'kn'] as const).map((language) => paperIn(language, id)) as [
    TranslatedPaper,
    TranslatedPaper,
    TranslatedPaper,
  ];
  const words = (of: (paper: EnglishPaper | TranslatedPaper) => string | undefined): Words => ({
    en: of(english) ?? '',
    ta: of(ta) ?? '',
    hi: of(hi) ?? '',
    kn: of(kn) ?? '',
  });
  return {
    id,
    asks,
    subjects,
    law,
    title: words(({ title }) => title),
    about: words(({ about }) => about),
    body: words(({ body }) => body),
    file: words(({ file }) => file),
    enclosures: english.enclosures.map((_line, at) => words(({ enclosures }) => enclosures[at])),
    check: english.check.map((_line, at) => words(({ check }) => check[at])),
    fields: english.fields.map((field) => ({
      ...field,
      label: {
        en: field.label,
        ta: labelIn('ta', ta, field.id),
        hi: labelIn('hi', hi, field.id),
        kn: labelIn('kn', kn, field.id),
      },
    })),
  };
}

function paperIn(language: keyof typeof translations, id: string): TranslatedPaper {
  const paper = translations[language].papers[id];
  if (!paper) throw new Error(`The paper ${id} is not written in ${language}.`);
  return paper;
}

function labelIn(language: keyof typeof translations, { title, labels }: TranslatedPaper, field: string): string {
  const label = labels[field] ?? translations[language].common[field];
  if (label === undefined) throw new Error(`The blank ${field} of "${title}" has no name in ${language}.`);
  return label;
}
