import type { ShortAnswerDraft } from 'shared-contracts';

export const answerLanguages = [
  { code: 'en', name: 'English' },
  { code: 'ta', name: 'தமிழ்' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'kn', name: 'ಕನ್ನಡ' },
] as const;
export type AnswerLanguage = (typeof answerLanguages)[number]['code'];

/** A draft as it is typed: lists are texts with a line for each way of asking. */
export interface TypedDraft {
  readonly record: string;
  readonly id: string;
  readonly asks: Readonly<Record<AnswerLanguage, string>>;
  readonly answer: Readonly<Record<AnswerLanguage, string>>;
  readonly law: string;
}

const none = { en: '', ta: '', hi: '', kn: '' } as const;

/** The first words of a question as the short name of its answer. */
export const nameFrom = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 5)
    .join('-');

/** A new answer to a question: the question is the first way of asking in its language. */
export function newDraft(question: string, language: string, record = ''): TypedDraft {
  const code = answerLanguages.find((one) => one.code === language)?.code ?? 'en';
  return { record, id: nameFrom(question), asks: { ...none, [code]: question }, answer: none, law: '' };
}

export const typed = ({ record, id, asks, answer, law }: ShortAnswerDraft): TypedDraft => ({
  record,
  id,
  asks: { en: lines(asks.en), ta: lines(asks.ta), hi: lines(asks.hi), kn: lines(asks.kn) },
  answer,
  law: law.join(', '),
});

export const kept = ({ record, id, asks, answer, law }: TypedDraft): ShortAnswerDraft => ({
  record: record.trim(),
  id: id.trim(),
  asks: { en: listOf(asks.en), ta: listOf(asks.ta), hi: listOf(asks.hi), kn: listOf(asks.kn) },
  answer: { en: answer.en.trim(), ta: answer.ta.trim(), hi: answer.hi.trim(), kn: answer.kn.trim() },
  law: parts(law, /[\s,;]+/),
});

const lines = (list: readonly string[]): string => list.join('\n');
const listOf = (text: string): string[] => parts(text, /\n+/);
const parts = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
