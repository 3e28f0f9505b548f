import type { Language } from 'shared-contracts/calls/chat/types';
import { bounded } from 'language/bounded';
import { allTokens } from 'language/tokenize';
import { findAskedLanguage } from '../read/asked-language';
import englishWords from '../read/data/english-function-words.json';
import romanisedWords from '../read/data/romanised.json';

/** An Indian language that people also write in Latin letters. */
export type Romanised = 'hi' | 'ta' | 'kn';

/** The language of a question and how it is written. */
export interface QuestionLanguage {
  /** In which the answer is given. */
  readonly answer: Language;
  /** The language that is spoken, where it is written in Latin letters. */
  readonly romanised?: Romanised;
}

const scripts: readonly (readonly [Language, RegExp])[] = [
  ['ta', /[\u0b80-\u0bff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['kn', /[\u0c80-\u0cff]/g],
];
const ENOUGH_LETTERS = 3;

const spoken: readonly Romanised[] = ['hi', 'ta', 'kn'];
const wordsOf: Readonly<Record<Romanised, ReadonlySet<string>>> = {
  hi: new Set(romanisedWords.hi.split('|')),
  ta: new Set(romanisedWords.ta.split('|')),
  kn: new Set(romanisedWords.kn.split('|')),
};
const english: ReadonlySet<string> = new Set(englishWords);
/** A word that several of the languages have says little about which it is. */
const SHARED = 0.5;
/** Endings that verbs and nouns of one language alone have, on words of some length. */
const ENDINGS: Readonly<Record<Romanised, RegExp>> = {
  hi: /^\w{2,}(?:unga|oonga|iyega|wana|waya|ayega|ayegi)$/,
  ta: /^\w{3,}(?:anum|alam|alama|inga|ngala|raanga|ranga|kiraan|kiraar|kiran|kirar|uran|uraru|idhu|uchu|aachu|ukku|kaaga|iruku|irukku|mudiyuma|ungal|tanga|taan|taar|thuten|thutten|ikala|iyala|arala|aanga)$/,
  kn: /^\w{3,}(?:tilla|thilla|beku|bahuda|bahudu|adre|idre|dare|utte|utta|uttade|ttare|ttaare|ttane|agide|alli|inda|avaru|odu|isi|idaare|bekaa|idane|iddane|iddaane|idaane|iddare|iddini|iddivi)$/,
};
/** English words that end so too. */
const NO_ENDING = new Set([
  'rally',
  'actually',
  'totally',
  'finally',
  'legally',
  'normally',
  'aalam',
  'stranga',
  'oranga',
]);

/** So many words of a language tell it; one does in a text that is no longer than this and has no English in it. */
const TELLING = 2;
const SHORT = 4;
/** A turn of so few words goes on in the language of its conversation. */
const FEW = 6;
/** Words of English weigh this much against a language that borrows freely from it. */
const AGAINST = 0.9;

/**
 * Tells the language of a question: the one that it asks for outright, else by its script, else by words of romanised speech. Romanised speech
 * is answered in its language.
 * @param earlier what the same person asked before, which tells of a few words that could be any language
 */
export function languageOf(question: string, earlier?: string): QuestionLanguage {
  const wanted = findAskedLanguage(question).at(-1)?.name;
  const [script] = scripts
    .map(([language, letters]) => [language, question.match(letters)?.length ?? 0] as const)
    .filter(([, count]) => count >= ENOUGH_LETTERS)
    .sort(([, a], [, b]) => b - a);
  if (script) return { answer: wanted ?? script[0] };
  const before = earlier ? languageOf(earlier).romanised : undefined;
  const romanised = before && goesOnIn(before, question) ? before : romanisedIn(question);
  return romanised ? { answer: wanted ?? romanised, romanised } : { answer: wanted ?? 'en' };
}

function romanisedIn(question: string): Romanised | undefined {
  const words = wordsIn(question);
  const [best, second] = scoresOf(words);
  if (!best || best.score === second?.score) return undefined;
  const ofEnglish = englishIn(words);
  const enough = best.score >= TELLING || (best.score >= 1 && words.length <= SHORT && ofEnglish === 0);
  return enough && best.score > ofEnglish * AGAINST ? best.language : undefined;
}

/** Whether a few words keep to the language of the conversation: hardly English, and no other language tells itself better. */
function goesOnIn(before: Romanised, question: string): boolean {
  const words = wordsIn(question);
  if (words.length > FEW || englishIn(words) > 1) return false;
  const scores = scoresOf(words);
  const best = scores[0]?.score ?? 0;
  return best < TELLING || scores.some(({ language, score }) => language === before && score === best);
}

/** The plate of a vehicle has no words: "KA 05 AB 1234" is no Hindi. */
const PLATE = bounded(/\b[a-z]{2}[ -]?\d{1,2}[ -]?[a-z]{1,3}[ -]?\d{3,4}\b/giu);
const wordsIn = (text: string): readonly string[] => [
  ...new Set(allTokens(text.replace(PLATE, ' ')).map(({ word }) => word)),
];
const englishIn = (words: readonly string[]): number => words.filter((word) => english.has(word)).length;

/** How much the words tell of each language, the most telling first. */
function scoresOf(words: readonly string[]): readonly { readonly language: Romanised; readonly score: number }[] {
  return spoken
    .map((language) => ({ language, score: words.reduce((sum, word) => sum + weightOf(word, language), 0) }))
    .sort((a, b) => b.score - a.score);
}

function weightOf(word: string, language: Romanised): number {
  if (wordsOf[language].has(word))
    return spoken.every((one) => one === language || !wordsOf[one].has(word)) ? 1 : SHARED;
  return ENDINGS[language].test(word) && !NO_ENDING.has(word) && !english.has(word) ? 1 : 0;
}
