import type {
  AuditEntry,
  BellItem,
  ReviewItem,
  StoredContactMessage,
  ToolUseRow,
} from 'shared-contracts/calls/admin/types';
import { paths } from 'shared-contracts/paths';
import { addDays } from 'shared-contracts/time/india';

const at = (today: string, daysAgo: number, time: string) => `${addDays(today, -daysAgo)}T${time}:00.000Z`;

export function sampleReviewItems(today: string): ReviewItem[] {
  const item = (index: number, fields: Pick<ReviewItem, 'kind' | 'question' | 'answer' | 'reason'>): ReviewItem => ({
    ...fields,
    id: `sample-question-${index}`,
    language: 'en',
    askedAt: at(today, index, '09:20'),
    status: 'open',
    note: '',
  });
  return [
    item(1, {
      kind: 'unanswered',
      question: 'What is the stamp duty on a gift deed in Tripura?',
      answer: '',
      reason: 'No source was found.',
    }),
    item(2, {
      kind: 'thumbs-down',
      question: 'Can my landlord keep the deposit for repainting?',
      answer: 'A deposit secures unpaid rent and damage beyond ordinary wear.',
      reason: 'Too general',
    }),
    item(3, {
      kind: 'unanswered',
      question: 'Which form does a co-operative society file for an amendment of its by-laws?',
      answer: '',
      reason: 'No source was found.',
    }),
    item(4, {
      kind: 'thumbs-down',
      question: 'How long may police hold my phone?',
      answer: 'Property may be kept for as long as the court orders.',
      reason: 'Does not answer the question',
    }),
    item(5, {
      kind: 'unanswered',
      question: 'Is a drone survey of farm land allowed without notice?',
      answer: '',
      reason: 'No source was found.',
    }),
  ];
}

export function sampleMessages(today: string): StoredContactMessage[] {
  return [
    {
      id: 'sample-message-1',
      firstName: 'Lakshmi',
      email: 'lakshmi@example.com',
      message: 'Can I download all my answers as one document?',
      at: at(today, 1, '05:40'),
      handled: false,
    },
    {
      id: 'sample-message-2',
      firstName: 'Arjun',
      email: 'arjun@example.com',
      message: 'My invoice shows an old address. How do I change it?',
      at: at(today, 4, '11:05'),
      handled: true,
    },
  ];
}

export function sampleBell(today: string): BellItem[] {
  return [
    {
      id: 'sample-bell-1',
      text: 'Ananya Iyer subscribed to Standard',
      href: paths.admin.packages.href(),
      at: at(today, 0, '04:30'),
      read: false,
    },
    {
      id: 'sample-bell-2',
      text: 'A question found no answer',
      href: paths.admin.questions.href(),
      at: at(today, 1, '09:20'),
      read: false,
    },
    {
      id: 'sample-bell-3',
      text: 'Lakshmi wrote a message',
      href: paths.admin.messages.href(),
      at: at(today, 1, '05:40'),
      read: true,
    },
  ];
}

export function sampleAudit(today: string): AuditEntry[] {
  return [
    {
      id: 'sample-audit-1',
      at: at(today, 0, '05:10'),
      actor: 'admin@example.com',
      action: 'coupon.status',
      subject: 'DIWALI30',
      address: '203.0.113.8',
      before: { status: 'active' },
      after: { status: 'draft' },
    },
    {
      id: 'sample-audit-2',
      at: at(today, 2, '10:45'),
      actor: 'admin@example.com',
      action: 'user.deactivate',
      subject: 'imran.qureshi@example.com',
      address: '203.0.113.8',
      before: { active: true },
      after: { active: false },
    },
    {
      id: 'sample-audit-3',
      at: at(today, 3, '07:30'),
      actor: 'admin@example.com',
      action: 'file.upload',
      subject: 'Consumer Protection Rules - summary.pdf',
      address: '203.0.113.8',
      before: null,
      after: { bytes: 2516582 },
    },
  ];
}

export const sampleToolUse: ToolUseRow[] = [
  {
    kind: 'tool',
    name: 'cheque-bounce',
    title: 'Bounced cheque',
    opened: 84,
    began: 51,
    refused: 6,
    done: 42,
    taken: 12,
  },
  {
    kind: 'paper',
    name: 'deposit-demand',
    title: 'Demand for a rent deposit',
    opened: 37,
    began: 24,
    refused: 0,
    done: 0,
    taken: 9,
  },
];
