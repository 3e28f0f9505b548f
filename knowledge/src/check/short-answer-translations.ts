import { citedIds, stripCitations } from '../citations';
import type { LoadedShortAnswerTranslation } from '../load';
import type { ShortAnswer } from '../schema/short-answer';
import { problemAt, type Check } from './context';
import { missing, named, numberDifferences, SCRIPT } from './translated-text';

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
    ...numberDifferences(original, told),
    ...(share < SHORTEST || share > LONGEST ? [`at ${Math.round(share * 100)} % of its length`] : []),
    ...[answer, ...asks]
      .filter((text) => !SCRIPT[language].test(text))
      .map((text) => `but "${text}" is in another script`),
  ];
}

const plain = (text: string): string => stripCitations(text, () => '');
