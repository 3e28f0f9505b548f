type Catalogue = Readonly<Record<string, string>>;

/**
 * What is wrong with the catalogues of a workspace, one sentence each: messages without a translation, translations that nobody asks for,
 * values that a translation drops or invents, and English messages with values that the build does not prepare.
 * @param asked every message that the workspace shows, by its English text
 */
export function catalogueProblems(
  asked: ReadonlySet<string>,
  english: Catalogue,
  translations: Readonly<Record<string, Catalogue>>,
): readonly string[] {
  const unprepared = [...asked].filter((message) => message.includes('{') && !(message in english));
  return [
    ...unprepared.map((message) => `en lacks "${message}"`),
    ...Object.keys(english).flatMap((message) =>
      asked.has(message) ? [] : [`en has "${message}", which is not used`],
    ),
    ...Object.entries(translations).flatMap(([language, catalogue]) => [
      ...[...asked].filter((message) => !catalogue[message]).map((message) => `${language} lacks "${message}"`),
      ...Object.keys(catalogue)
        .filter((message) => !asked.has(message))
        .map((message) => `${language} has "${message}", which is not used`),
      ...Object.entries(catalogue)
        .filter(([message, text]) => valuesIn(message) !== valuesIn(text))
        .map(([message]) => `${language} has other values in "${message}"`),
    ]),
  ];
}

function valuesIn(text: string): string {
  const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join();
}
