import type { Question } from './chat';

/** The text of a question with the names of its files, as it is shown. */
export function withAttachedNames(text: string, names: readonly string[]): string {
  return [text, ...names.map((name) => `[Attached: ${name}]`)].join('\n').trim();
}

/** A shown question as it was asked: its text and the names of its files. */
export function questionFromText(content: string): Question {
  const names = [...content.matchAll(/^\[Attached: (.+)\]$/gm)].map(([, name = '']) => name);
  return {
    text: content.replace(/^\[Attached: .+\]$/gm, '').trim(),
    attachments: names.map((name) => ({ name, id: null })),
  };
}
