import type { Answer, Citation, CitationDetail } from 'shared-contracts/calls/chat/types';
import type { ChatService } from 'shared-contracts/services/services';

const section: Citation = {
  id: 'ni-act-138',
  kind: 'provision',
  label: 'Section 138, Negotiable Instruments Act, 1881',
  act: 'Negotiable Instruments Act, 1881',
  number: '138',
  title: 'Dishonour of cheque for insufficiency of funds in the account',
  url: 'https://www.indiacode.nic.in/',
  status: 'in force',
};

const detail: CitationDetail = {
  ...section,
  language: 'en',
  summary: 'A cheque that comes back unpaid is an offence once the drawer was asked in writing and has not paid.',
  facts: [{ name: 'Punishment', value: 'Up to two years, or a fine of up to twice the amount, or both' }],
  statusNote: '',
  inForceFrom: null,
  repealedOn: null,
  replacedBy: [],
  replaces: [],
  related: [],
  cases: [],
  document: null,
  locked: [],
  caseFacts: null,
};

const pieces = (question: string): readonly string[] => [
  `You asked: “${question}” `,
  'This page is shown without a server, and answers everything alike. ',
  'A **bounced cheque** is an offence once a written demand stayed unpaid [1].',
];

let asked = 0;

/** The part of the chat that asks the API, without one: every question gets the same answer, written piece by piece as the API writes. */
export const standInChat: Pick<ChatService, 'ask' | 'usage' | 'citation' | 'rateMessage'> = {
  async ask({ question, language = 'en', conversationId }, { onDelta, onConversation, signal } = {}): Promise<Answer> {
    asked += 1;
    const conversation = conversationId ?? `stand-in-${asked}`;
    onConversation?.(conversation);
    const written = pieces(question);
    for (const piece of written) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      signal?.throwIfAborted();
      onDelta?.(piece);
    }
    return {
      answer: written.join(''),
      citations: [section],
      language,
      conversationId: conversation,
      questionId: `stand-in-question-${asked}`,
      messageId: `stand-in-answer-${asked}`,
      title: question.slice(0, 60),
      outcome: 'answered',
      suggestions: ['What must the notice say?'],
      notice: '',
      usage: usage(),
    };
  },
  usage: () => Promise.resolve(usage()),
  citation: () => Promise.resolve(detail),
  rateMessage: () => Promise.resolve({ ok: true }),
};

const usage = () => ({ limit: null, used: asked, resetsAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString() });
