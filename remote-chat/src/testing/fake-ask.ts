import type { Answer, AskBody } from 'shared-contracts';
import type { AskOptions } from 'shared-contracts/services/services';

export interface Asked {
  readonly body: AskBody;
  readonly signal: AbortSignal | undefined;
  /** A piece of the answer arrives. */
  write(text: string): void;
  /** The server tells where it keeps the chat, before the answer is whole. */
  keepAt(conversationId: string): void;
  answer(parts?: Partial<Answer>): void;
  fail(error: unknown): void;
}

export const someAnswer: Answer = {
  answer: 'A **bounced cheque** is an offence [1].',
  citations: [
    {
      id: 'ni-act-138',
      kind: 'provision',
      label: 'Section 138, Negotiable Instruments Act, 1881',
      act: 'Negotiable Instruments Act, 1881',
      number: '138',
      title: 'Dishonour of cheque',
      url: 'https://law.example/138',
      status: 'in force',
    },
  ],
  language: 'en',
  conversationId: 'conversation-1',
  questionId: 'question-1',
  messageId: 'answer-1',
  title: 'Bounced cheque',
  outcome: 'answered',
  suggestions: ['What must the notice say?'],
  notice: '',
  usage: { limit: 5, used: 1, resetsAt: '2026-11-22T18:30:00.000Z' },
};

/** `POST /chat` whose answers come when the test says so. */
export function fakeAsk() {
  const asked: Asked[] = [];
  const ask = (body: AskBody, { onDelta, onConversation, signal }: AskOptions = {}) =>
    new Promise<Answer>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      asked.push({
        body,
        signal,
        write: (text) => onDelta?.(text),
        keepAt: (conversationId) => onConversation?.(conversationId),
        answer: (parts = {}) => resolve({ ...someAnswer, ...parts }),
        fail: reject,
      });
    });
  return { ask, asked };
}
