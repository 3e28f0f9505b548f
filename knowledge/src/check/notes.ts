import type { LoadedKnowledge, Sourced } from '../load';
import type { Problem } from '../problem';
import type { SourcePath } from '../source-file';
import { problemAt, type Check } from './context';
import { numberDifferences, SCRIPT } from './translated-text';

/** Every note is there in each language, with the same numbers, and no translation is left without its note. */
export const notesHold: Check = ({ loaded }) => {
  const written = notesOf(loaded);
  const translated = new Map(loaded.notes.map(({ english, entry }) => [english, entry]));
  const used = new Set(written.map(({ note }) => note));
  return [
    ...written
      .filter(({ note }, index) => !translated.has(note) && written.findIndex((one) => one.note === note) === index)
      .map(({ note, source, path }) => problemAt(source, path, `"${note}" is not translated in data/notes.`)),
    ...loaded.notes.flatMap(({ english, entry }) => [
      ...(used.has(english) ? [] : [problemAt(entry, [], `No record says "${english}".`)]),
      ...differences(english, entry),
    ]),
  ];
};

interface WrittenNote {
  note: string;
  source: Sourced<unknown>;
  path: SourcePath;
}

function notesOf({ acts, correspondences }: LoadedKnowledge): WrittenNote[] {
  return [
    ...acts.flatMap(({ provisions }) =>
      provisions.flatMap((source) => asNote(source.value.statusNote, source, ['statusNote'])),
    ),
    ...correspondences.flatMap((source) =>
      (['pairs', 'added'] as const).flatMap((list) =>
        source.value[list].flatMap(({ note }, index) => asNote(note, source, [list, index, 'note'])),
      ),
    ),
  ];
}

const asNote = (note: string | undefined, source: Sourced<unknown>, path: SourcePath): WrittenNote[] =>
  note === undefined ? [] : [{ note, source, path }];

function differences(english: string, entry: Sourced<Record<keyof typeof SCRIPT, string>>): Problem[] {
  return (['ta', 'hi', 'kn'] as const).flatMap((language) => {
    const told = entry.value[language];
    const inScript = SCRIPT[language].test(told) ? [] : ['in another script'];
    return [...numberDifferences(english, told), ...inScript].map((what) =>
      problemAt(entry, [language], `${language} translates "${english}" ${what}.`),
    );
  });
}
