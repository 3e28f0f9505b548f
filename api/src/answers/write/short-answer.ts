import type { CompiledShortAnswer } from 'knowledge';
import { citedIds } from 'knowledge';
import { stemsOf } from 'language/tokenize';
import type { Composition } from './draft';

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

const MOSTLY = 0.6;
