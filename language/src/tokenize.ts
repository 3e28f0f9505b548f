import { bounded } from './bounded';
import { asciiDigits } from './digits';
import { stemEnglish } from './english-stem';
import { stemIndic } from './indic-stem';
import { stopwords } from './stopwords';
import { isTestament } from './testament';

/** A word of a text: as it was written (lower case) and in the form by which it is searched. */
export interface Token {
  readonly word: string;
  readonly stem: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const PREFIX = 5;

/** The words of a text in order, without stopwords. */
export function tokenize(text: string): Token[] {
  return allTokens(text).filter(
    ({ word }, at, all) => !stopwords.has(word) || isTestament(word, all[at - 1]?.word, all[at + 1]?.word),
  );
}

/** The searched forms of the words of a text in order, without stopwords. */
export function stemsOf(text: string): string[] {
  return tokenize(text).map(({ stem }) => stem);
}

/** The searched forms of texts, each once, its words joined by blanks; texts without a searched word are left out. */
export function searchedForms(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => stemsOf(text).join(' ')))].filter(Boolean);
}

/** The words of a text in order, stopwords included. */
export function allTokens(text: string): Token[] {
  return (prepare(text).match(WORD) ?? []).map((word) => ({ word, stem: stem(word) }));
}

/**
 * What an Indian-script word is also searched by: its beginning, since its endings are many. Undefined for a short or Latin word.
 */
export function prefixOf(token: Token): string | undefined {
  return scriptOf(token.word) && token.stem.length > PREFIX ? `${token.stem.slice(0, PREFIX)}*` : undefined;
}

/** The script of a word where it is one of ours besides Latin. */
export function scriptOf(word: string): 'hindi' | 'tamil' | 'kannada' | undefined {
  if (/[\u0900-\u097f]/.test(word)) return 'hindi';
  if (/[\u0b80-\u0bff]/.test(word)) return 'tamil';
  if (/[\u0c80-\u0cff]/.test(word)) return 'kannada';
  return undefined;
}

function prepare(text: string): string {
  return asciiDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(bounded(/['’]s\b/g), '')
    .replace(/['’]/g, '')
    .replace(bounded(/\b(?:[a-z]\.){2,}/g), (letters) => `${letters.replaceAll('.', '')} `);
}

function stem(word: string): string {
  const script = scriptOf(word);
  if (script) return stemIndic(word, script);
  return /^[a-z]+$/.test(word) ? stemEnglish(word) : word;
}
