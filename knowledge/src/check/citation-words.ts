import { wordedCitations } from '../citations';
import { asciiDigits } from 'language/digits';
import type { Problem } from '../problem';
import type { SourcePath } from '../source-file';
import { problemAt, type Check } from './context';
import { stringsIn } from './strings';

/** Where the words of a citation name a section, it is the section that is cited: a reader who follows "Section 50" must not land on Section 19. */
export const citationsSayTheirNumber: Check = ({ loaded, entries }) => [
  ...entries.flatMap(({ source }) => inStrings(source.value, (path, sentence) => problemAt(source, path, sentence))),
  ...loaded.shortAnswers.flatMap((source) =>
    inStrings(source.value, (path, sentence) => problemAt(source, path, sentence)),
  ),
  ...loaded.shortAnswerTranslations.flatMap(({ entry }) =>
    inStrings(entry.value, (path, sentence) => problemAt(entry, path, sentence)),
  ),
  ...loaded.acts.flatMap(({ translations }) =>
    translations.flatMap(({ entry }) => inStrings(entry.value, (path, sentence) => problemAt(entry, path, sentence))),
  ),
];

function inStrings(value: unknown, problem: (path: SourcePath, sentence: string) => Problem): Problem[] {
  return [...stringsIn(value)].flatMap(({ text, path }) =>
    text.includes('|')
      ? wordedCitations(text)
          .filter(namesAnother)
          .map(({ id, words }) =>
            problem(path, `"${words}" cites ${id}; cite the record of that section or name it without a link.`),
          )
      : [],
  );
}

/** Orders and rules are named by either number, so only plain numbers are held against each other. */
function namesAnother({ id, words }: { id: string; words: string }): boolean {
  const number = /^(?!.*-rule-)(?!case-).*-(\d+[a-z]*)$/.exec(id)?.[1];
  const named = asciiDigits(words).match(/\d+[a-z]*/gi) ?? [];
  return number !== undefined && named.length > 0 && !named.some((other) => other.toLowerCase() === number);
}
