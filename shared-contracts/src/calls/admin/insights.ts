import * as z from 'zod';
import { id, instant, paise, reportPeriod, tableQuery } from '../common';
import { consultationStatus } from '../chat/consultation';

const series = z.array(z.object({ date: z.string(), value: z.number() }));

export const dashboard = z.object({
  period: reportPeriod,
  users: z.object({ total: z.int(), changePercent: z.number().nullable() }),
  subscriptions: z.object({
    total: z.int(),
    changePercent: z.number().nullable(),
    byPlan: z.array(z.object({ name: z.string(), count: z.int() })),
  }),
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

const sales = { revenuePaise: paise, refundsPaise: paise, netPaise: paise, gstPaise: paise };

/** The business in figures without GST; what each one counts is said on the screen and where it is worked out. */
export const money = z.object({
  period: reportPeriod,
  ...sales,
  mrrPaise: paise,
  /** People who pay for a running subscription. */
  paying: z.int(),
  churn: z.object({ atStart: z.int(), lost: z.int(), percent: z.number().nullable() }),
  failedPayments: z.int(),
  /** The last twelve months, the oldest first; a month is `2026-05`. */
  months: z.array(z.object({ month: z.string(), ...sales })),
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
  /** How many questions of the same words it stands for, itself among them. */
  alike: z.int().optional(),
});

/** How answers did in the last thirty days. */
export const answerQuality = z.object({
  answers: z.int(),
  unanswered: z.int(),
  byLanguage: z.array(
    z.object({ language: z.string(), answers: z.int(), unanswered: z.int(), up: z.int(), down: z.int() }),
  ),
  /** The titles of the records that answers were about, those rated down most first. */
  bySubject: z.array(z.object({ subject: z.string(), answers: z.int(), up: z.int(), down: z.int() })),
});
export const reviewQuery = tableQuery.extend({
  kind: z.enum(['all', 'unanswered', 'thumbs-down']).default('all'),
  status: z.enum(['all', 'open', 'done']).default('open'),
});

export const consultationsQuery = tableQuery.extend({
  status: z.union([z.literal('all'), consultationStatus]).default('asked'),
});

/** How far people came with a tool or a paper: it was shown, begun, refused its input, worked out, taken along. */
export const toolUseRow = z.object({
  kind: z.enum(['tool', 'paper']),
  name: z.string(),
  title: z.string(),
  opened: z.int(),
  began: z.int(),
  refused: z.int(),
  done: z.int(),
  taken: z.int(),
});

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

export const contactMessage = z.object({
  id,
  firstName: z.string(),
  email: z.string(),
  message: z.string(),
  at: instant,
  handled: z.boolean(),
});

export const contactMessagesQuery = tableQuery.extend({ status: z.enum(['all', 'open', 'handled']).default('all') });

export const searchHit = z.object({
  kind: z.enum(['user', 'plan', 'coupon', 'invoice', 'file', 'screen']),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  href: z.string(),
});

export const bellItem = z.object({ id, text: z.string(), href: z.string(), at: instant, read: z.boolean() });
