import type { LoadedKnowledge } from '../load';
import type { Problem } from '../problem';
import { dangerKinds, endangered, wrongKinds } from '../triage/kinds';
import type { LoadedTriage } from '../triage/load-triage';
import { soundsOf } from '../triage/sounds';
import { problemAt } from './context';

type TriageCheck = (triage: LoadedTriage, loaded: LoadedKnowledge) => Problem[];

const scripts = {
  English: /\p{Script=Latin}/u,
  Hindi: /\p{Script=Devanagari}/u,
  Tamil: /\p{Script=Tamil}/u,
  Kannada: /\p{Script=Kannada}/u,
};

/** What is wrong in the files of triage, beyond their form. */
export const checkTriage: TriageCheck = (triage, loaded) =>
  [everyKindInEveryLanguage, noTextOfTwoKinds, helpForEveryDanger, helpNamesWhatIsHere, wordsOfOneScript].flatMap(
    (check) => check(triage, loaded),
  );

/** Of every danger and every wrong there are examples in the four scripts. */
const everyKindInEveryLanguage: TriageCheck = ({ examples, concepts: { file } }) => {
  const kinds = [
    ...dangerKinds.map((kind) => [kind, `${kind} `] as const),
    ...wrongKinds.map((kind) => [kind, `wrong ${kind}`] as const),
  ];
  return kinds.flatMap(([kind, start]) => {
    const texts = examples.filter(({ label }) => label.startsWith(start)).map(({ text }) => text);
    return Object.entries(scripts).flatMap(([language, script]) =>
      texts.some((text) => script.test(text))
        ? []
        : [problemAt({ file, path: [] }, [], `No example of "${kind}" is written in ${language}.`)],
    );
  });
};

/** A text, however it is spelled, is an example of one thing. */
const noTextOfTwoKinds: TriageCheck = ({ examples }) => {
  const known = new Map<string, string>();
  return examples.flatMap((example) => {
    const sounds = soundsOf(example.text).join(' ');
    const label = known.get(sounds) ?? example.label;
    known.set(sounds, label);
    return label === example.label ? [] : [problemAt(example, [], `"${example.text}" stands under "${label}" too.`)];
  });
};

const helpForEveryDanger: TriageCheck = ({ help, concepts: { file } }) =>
  dangerKinds.flatMap((kind) =>
    endangered.flatMap((whose) =>
      help.some(({ value }) => value.kind === kind && value.whose.includes(whose)) || helpedAsAsker(kind, whose)
        ? []
        : [problemAt({ file, path: [] }, [], `No help is written for "${kind} ${whose}".`)],
    ),
  );

/** Who is about to hurt somebody is always the one who writes. */
const helpedAsAsker = (kind: string, whose: string): boolean => kind === 'intent' && whose === 'other';

/** Every number is one of the directory and is said in each language, and every guide exists. */
const helpNamesWhatIsHere: TriageCheck = ({ help }, { guides, directory }) => {
  const ids = new Set(guides.map(({ value }) => value.id));
  const contacts = new Set(directory.map(({ value }) => value.contact));
  return help.flatMap((entry) => [
    ...entry.value.guides.filter((id) => !ids.has(id)).map((id) => problemAt(entry, [], `There is no guide "${id}".`)),
    ...entry.value.numbers
      .filter((number) => !contacts.has(number))
      .map((number) => problemAt(entry, [], `${number} does not stand in the directory.`)),
    ...Object.entries(entry.value.lines).flatMap(([speech, lines]) =>
      entry.value.numbers
        .filter((number) => !lines.some((line) => line.includes(number)))
        .map((number) => problemAt(entry, [], `The lines in "${speech}" do not name ${number}.`)),
    ),
  ]);
};

/** A word of two scripts is a slip of the keyboard and is never met. */
const wordsOfOneScript: TriageCheck = ({ concepts }) =>
  Object.entries(concepts.value).flatMap(([name, words]) =>
    words
      .split(/\s+/u)
      .filter((word) => Object.values(scripts).filter((script) => script.test(word)).length > 1)
      .map((word) => problemAt(concepts, [name], `"${word}" mixes two scripts.`)),
  );
