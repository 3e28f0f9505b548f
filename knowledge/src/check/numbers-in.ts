import { asciiDigits } from 'language/digits';

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Every number of a text, also those written out in English. */
export function numbersIn(text: string): string[] {
  const written = (text.toLowerCase().match(/\b[a-z]+\b/g) ?? []).flatMap((word) => {
    const number = WORDS.indexOf(word);
    return number < 0 ? [] : [String(number)];
  });
  return [...digitsIn(text), ...written];
}

/** Every number of a text that is written in digits, of whichever script. */
export const digitsIn = (text: string): string[] => (asciiDigits(text).match(/\d[\d,.]*/g) ?? []).map(plainNumber);

/** The number without the signs that group or end it: "10,000." is 10000. */
export const plainNumber = (number: string): string => number.replace(/,/g, '').replace(/\.$/, '');
