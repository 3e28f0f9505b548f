import type { Problem } from '../problem';
import { problemAt, type Check } from './context';

/** A guide is there in Tamil, its translations leave nothing out, and a provision's translation belongs to a provision and carries its facts. */
export const languagesComplete: Check = ({ loaded }) => [
  ...guideProblems(loaded.guides),
  ...loaded.acts.flatMap(translationProblems),
];

type Loaded = Parameters<Check>[0]['loaded'];

function guideProblems(guides: Loaded['guides']): Problem[] {
  return guides.flatMap((source) => {
    const { id, en, ta, hi, kn } = source.value;
    const missing = ta ? [] : [problemAt(source, [], `The guide ${id} has no Tamil text.`)];
    const short = Object.entries({ ta, hi, kn }).flatMap(([language, text]) =>
      (['documents', 'timeLimits', 'where', 'avoid'] as const)
        .filter((field) => text && en[field].length > 0 && text[field].length === 0)
        .map((field) =>
          problemAt(source, [language], `The guide ${id} has ${field} in English but not in ${language}.`),
        ),
    );
    return [...missing, ...short];
  });
}

function translationProblems({ act, provisions, translations }: Loaded['acts'][number]): Problem[] {
  const byNumber = new Map(provisions.map(({ value }) => [value.number, value]));
  return translations.flatMap(({ language, number, entry }) => {
    const provision = byNumber.get(number);
    if (!provision)
      return [problemAt(entry, [], `${language} translates ${act.value.slug} ${number}, which has no record.`)];
    return Object.keys(entry.value.facts)
      .filter((fact) => !(fact in provision.facts))
      .map((fact) =>
        problemAt(
          entry,
          ['facts', fact],
          `${language} gives the fact ${fact} for ${act.value.slug} ${number}, which the English text does not.`,
        ),
      );
  });
}
