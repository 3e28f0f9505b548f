import glossary from './glossary.json';

type Words = Readonly<Record<string, readonly string[]>>;

/**
 * Translations that name a thing otherwise than the glossary does, one sentence each. A term is one English word in lower case; its
 * words are the beginnings of what each language calls it.
 * @param translations the catalogues of a workspace by language
 */
export function glossaryProblems(
  translations: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly string[] {
  const terms: readonly (readonly [string, Words])[] = Object.entries(glossary);
  return Object.entries(translations).flatMap(([language, catalogue]) =>
    Object.entries(catalogue).flatMap(([english, text]) =>
      terms
        .filter(([term]) => isNamed(term, english))
        .filter(([, words]) => !words[language]?.some((word) => text.includes(word)))
        .map(([term]) => `${language} has another word for "${term}" in "${english}"`),
    ),
  );
}

/** Addresses of links and names of values are no words of the sentence. */
function isNamed(term: string, english: string): boolean {
  return new RegExp(`\\b${term}\\b`).test(english.replace(/\]\([^)]*\)|\{\w+\}/g, ' ').toLowerCase());
}
