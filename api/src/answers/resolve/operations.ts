import type { Language } from 'shared-contracts/calls/chat/types';
import { findAskedLanguage } from '../read/asked-language';
import { namingWords } from '../read/asking';
import { createPhraseFinder, type FoundPhrase } from '../read/phrase-finder';
import operationWords from './data/operations.json';
import type { Operation } from './turn';

const findOperations = createPhraseFinder(operationWords);
/** Words around an order that say nothing more. */
const fillers = createPhraseFinder({
  filler:
    'please|pls|plz|answer|just|like|me|too|it|a|an|as|to|and|reply|explain|explanation|tell|tell me|say|give|give me|write|show|make|convert|translate|change|now|again|only|same|thing|words|language|batao|bataiye|bataye|samjhao|samjhaiye|sirf|karke|dijiye|do|sollunga|sollungal|sollu|solla|kudunga|kodunga|mattum|heli|helu|kodi|matra|ah|legal|notice|letter|complaint|format|reply|बताओ|बताइए|बताएं|समझाओ|समझाइए|लिखकर|दो|दीजिए|सिर्फ|केवल|சொல்லுங்கள்|சொல்லு|கொடுங்கள்|விளக்குங்கள்|மட்டும்|ಹೇಳಿ|ಹೇಳು|ಕೊಡಿ|ವಿವರಿಸಿ|ಮಾತ್ರ',
});

/** What a message orders to do with the last answer, and the words it has besides. */
export interface Order {
  readonly operations: readonly Operation[];
  /** The message without the order. */
  readonly rest: string;
  /** It says nothing besides. */
  readonly alone: boolean;
}

/** Reads an order about the last answer: simpler, in Tamil, only the steps, draft it. */
export function orderIn(text: string): Order {
  const styles = findOperations(text);
  const languages = findAskedLanguage(text);
  const rest = without(text, [...styles, ...languages]);
  const operations: Operation[] = [
    ...[...new Set(styles.map(({ name }) => name))].map((kind): Operation => ({ kind })),
    ...languages.slice(-1).map(({ name }): Operation => ({ kind: 'language', language: name satisfies Language })),
  ];
  const left = without(rest, fillers(rest));
  return { operations, rest: rest.replace(/\s+/g, ' ').trim(), alone: namingWords(left).length === 0 };
}

function without(text: string, found: readonly FoundPhrase<string>[]): string {
  // One phrase may lie within another; each letter is taken out once.
  let taken = 0;
  const kept: string[] = [];
  for (const { index, end } of [...found].sort((a, b) => a.index - b.index)) {
    kept.push(text.slice(taken, Math.max(taken, index)));
    taken = Math.max(taken, end);
  }
  return [...kept, text.slice(taken)].join(' ');
}
