import * as z from 'zod';
import { id, instant, paise, reportPeriod, tableQuery } from '../common';

const series = z.array(z.object({ date: z.string(), value: z.number() }));

export const dashboard = z.object({
  period: reportPeriod,
  users: z.object({ total: z.int(), changePercent: z.number().nullable() }),
  subscriptions: z.object({ total: z.int(), changePercent: z.number().nullable(), byPlan: z.array(z.object({ name: z.string(), count: z.int() })) }),
  files: z.object({ total: z.int() }),
  earnings: z.object({ totalPaise: paise, changePercent: z.number().nullable() }),
  /** Paise per day. */
  revenue: series,
  signUps: series,
  questions: series,
  topProvisions: z.array(z.object({ id, label: z.string(), count: z.int() })),
  unanswered: z.int(),
  thumbsDown: z.int(),
});

/** A question that found no answer or whose answer was rated down; the person is not named. */
export const reviewItem = z.object({
  id,
  kind: z.enum(['unanswered', 'thumbs-down']),
  question: z.string(),
  answer: z.string(),
  reason: z.string(),
  language: z.string(),
  askedAt: instant,
  status: z.enum(['open', 'done']),
  note: z.string(),
});
export const reviewQuery = tableQuery.extend({ kind: z.enum(['all', 'unanswered', 'thumbs-down']).default('all'), status: z.enum(['all', 'open', 'done']).default('open') });

export const auditEntry = z.object({
  id,
  at: instant,
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  address: z.string(),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
});

export const contactMessage = z.object({ id, firstName: z.string(), email: z.string(), message: z.string(), at: instant, handled: z.boolean() });

export const contactMessagesQuery = tableQuery.extend({ status: z.enum(['all', 'open', 'handled']).default('all') });

export const searchHit = z.object({ kind: z.enum(['user', 'plan', 'coupon', 'invoice', 'file', 'screen']), id: z.string(), title: z.string(), detail: z.string(), href: z.string() });

export const bellItem = z.object({ id, text: z.string(), href: z.string(), at: instant, read: z.boolean() });
