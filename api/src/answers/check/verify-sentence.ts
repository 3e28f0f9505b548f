import { asciiDigits } from 'language/digits';
import { stemsOf, tokenize } from 'language/tokenize';
import { isConnective } from './connectives';
import { plainText } from './plain-text';
import { agrees } from './polarity';
import type { Citation } from 'shared-contracts/calls/chat/types';

/** A source that a written sentence may rest on. */
export interface CheckedSource {
  readonly citation: Citation;
  readonly text: string;
}

/** What became of a sentence that a model wrote. */
export type Verdict =
  | { readonly keep: true; readonly text: string; readonly cited: readonly number[] }
  | { readonly keep: false; readonly why: 'no source' | 'unsupported' | 'unknown number' | 'contradiction' };

const MARKER = /\[(\d{1,3})\]/g;
const SAYS_REPEALED =
  /repeal|replaced|old (law|code|section|act)|earlier|former|before 1 july|was |until|no longer|omitted|struck|not (yet )?(in force|been brought)|निरस्त|पुरान|பழைய|நீக்க|ರದ್ದ|ಹಳೆಯ/iu;
const LEAST_SHARED = 0.4;

/**
 * Holds one sentence against the sources that it cites: the sources exist, its numbers stand in them, it shares their words, and it denies,
 * allows and demands what they do. Without a source it may only connect others. Links, pictures and HTML are taken out first.
 * A repealed source that is presented as current law gets a note.
 * @param sources the numbered sources, the first one is `[1]`
 * @param repealedNote what is added to a sentence that presents repealed law as current
 */
export function verifySentence(
  written: string,
  sources: readonly CheckedSource[],
  repealedNote: (citation: Citation) => string,
): Verdict {
  const sentence = plainText(written);
  const numbers = [...sentence.matchAll(MARKER)].map((match) => Number(match[1]));
  const cited = [...new Set(numbers.filter((number) => number >= 1 && number <= sources.length))];
  const plain = sentence.replace(MARKER, '');
  if (numbers.length > 0 && cited.length === 0) return { keep: false, why: 'no source' };
  if (cited.length === 0)
    return isConnective(plain) ? { keep: true, text: sentence, cited } : { keep: false, why: 'no source' };
  const chosen = cited.flatMap((number) => sources[number - 1] ?? []);
  const known = chosen
    .map(({ citation, text }) => asciiDigits(`${citation.label} ${citation.title} ${text}`))
    .join(' ');
  if (numbersIn(plain).some((number) => !numbersIn(known).includes(number)))
    return { keep: false, why: 'unknown number' };
  if (!shares(plain, known)) return { keep: false, why: 'unsupported' };
  if (!agrees(plain, chosen.map(({ text }) => text).join('\n'))) return { keep: false, why: 'contradiction' };
  const repealed = chosen.find(
    ({ citation }) => citation.kind === 'provision' && citation.status !== undefined && citation.status !== 'in force',
  );
  const text = sentence.replace(MARKER, (marker, number: string) => (cited.includes(Number(number)) ? marker : ''));
  return {
    keep: true,
    text: repealed && !SAYS_REPEALED.test(plain) ? `${text.trimEnd()} ${repealedNote(repealed.citation)} ` : text,
    cited,
  };
}

function numbersIn(text: string): string[] {
  return (
    asciiDigits(text)
      .replace(/(\d),(?=\d)/g, '$1')
      .match(/\d+/g) ?? []
  );
}

/** Whether a sentence shares enough of its English words with its sources; other scripts cannot be compared with English sources. */
function shares(sentence: string, known: string): boolean {
  const words = tokenize(sentence).filter(({ word }) => /^[a-z]{3,}$/.test(word));
  if (words.length < 4 || /[\u0900-\u0cff]/.test(sentence)) return true;
  const stems = new Set(stemsOf(known));
  return words.filter(({ stem }) => stems.has(stem)).length / words.length >= LEAST_SHARED;
}
