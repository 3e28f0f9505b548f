import { citedIds, stripCitations } from '../citations';
import type { LoadedShortAnswerTranslation } from '../load';
import type { ShortAnswer } from '../schema/short-answer';
import { problemAt, type Check } from './context';
import { digitsIn, numbersIn } from './numbers-in';

const SCRIPT: Readonly<Record<LoadedShortAnswerTranslation['language'], RegExp>> = {
  ta: /\p{Script=Tamil}/u,
  hi: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
};
/** Of the characters of the English text. */
const SHORTEST = 0.5;
const LONGEST = 2;

/** A translated short answer belongs to an English one, cites the same law, names the same numbers, is about as long and is written in its script. */
export const shortAnswerTranslationsHold: Check = ({ loaded }) => {
  const answers = new Map(
    loaded.shortAnswers.flatMap(({ value }) =>
      value.answers.map((answer): [string, ShortAnswer] => [`${value.record}/${answer.id}`, answer]),
    ),
  );
  return loaded.shortAnswerTranslations.flatMap((translation) => {
    const { language, record, id, entry } = translation;
    const name = `${record}/${id}`;
    const english = answers.get(name);
    return (english ? differences(translation, english.answer) : ['which has no English text']).map((what) =>
      problemAt(entry, [], `${language} translates ${name}, ${what}.`),
    );
  });
};

function differences({ language, entry }: LoadedShortAnswerTranslation, english: string): string[] {
  const { answer, asks } = entry.value;
  const [told, original] = [plain(answer), plain(english)];
  const share = told.length / original.length;
  return [
    ...named('without citing', missing(citedIds(english), citedIds(answer))),
    ...named('but cites', missing(citedIds(answer), citedIds(english))),
    ...named('without saying', missing(digitsIn(original), digitsIn(told))),
    ...named('but says', missing(digitsIn(told), numbersIn(original))),
    ...(share < SHORTEST || share > LONGEST ? [`at ${Math.round(share * 100)} % of its length`] : []),
    ...[answer, ...asks]
      .filter((text) => !SCRIPT[language].test(text))
      .map((text) => `but "${text}" is in another script`),
  ];
}

const plain = (text: string): string => stripCitations(text, () => '');

const missing = (wanted: readonly string[], there: readonly string[]): string[] => [
  ...new Set(wanted.filter((one) => !there.includes(one))),
];

const named = (words: string, list: readonly string[]): string[] =>
  list.length > 0 ? [`${words} ${list.join(', ')}`] : [];
