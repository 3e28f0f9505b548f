import type { CompiledShortAnswer } from 'knowledge';
import { citedIds } from 'knowledge';
import { stemsOf } from 'language/tokenize';
import type { Composition } from './draft';
import { sentencesOf } from './sentences';

/**
 * A short answer in the reader's language, with the law on which it rests where its words do not name it; undefined where nobody has
 * translated it, since an opening in English helps no one who reads the rest in another language.
 */
export function shortAnswerText(
  { language, records }: Composition,
  { text, law }: CompiledShortAnswer,
): string | undefined {
  const answer = text[language]?.trim();
  if (!answer) return undefined;
  const cited = citedIds(answer);
  const main = law.find((id) => records.get(id)?.kind === 'provision');
  return main === undefined || cited.length > 0 ? answer : `${answer} ([[${main}]])`;
}

/** Whether a text says mostly what was said already. */
export function saysTheSame(text: string, said: string): boolean {
  const known = new Set(stemsOf(said));
  const stems = [...new Set(stemsOf(text))];
  return stems.filter((stem) => known.has(stem)).length >= stems.length * MOSTLY;
}

/**
 * A text without its end where that tells once more what was said: no number and no provision in it may be new. Undefined where
 * nothing is left.
 */
export function withoutRepeatedEnd(text: string, said: string): string | undefined {
  if (saysTheSame(text, said)) return undefined;
  const sentences = sentencesOf(text);
  const repeated = sentences.findIndex(
    (_sentence, index) => index > 0 && repeats(sentences.slice(index).join(' '), said),
  );
  return repeated < 0 ? text : sentences.slice(0, repeated).join(' ');
}

function repeats(text: string, said: string): boolean {
  const toldNumbers = new Set(numbersIn(said));
  const toldLaw = new Set(citedIds(said));
  return (
    saysTheSame(text, said) &&
    numbersIn(text).every((number) => toldNumbers.has(number)) &&
    citedIds(text).every((id) => toldLaw.has(id))
  );
}

const numbersIn = (text: string): string[] => text.replace(/\[\[.*?\]\]/g, '').match(/\d[\d,.]*\d|\d/g) ?? [];

const MOSTLY = 0.6;
