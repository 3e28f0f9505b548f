import * as z from 'zod';
import { day, id, instant, paise } from '../common';
import { billingPeriod, taxLine } from './quote';

export const subscription = z.object({
  id,
  plan: z.object({ slug: z.string(), name: z.string() }),
  period: billingPeriod,
  status: z.enum(['active', 'past due', 'cancelled', 'expired', 'refunded']),
  startDate: day,
  endDate: day,
  cancelAtPeriodEnd: z.boolean(),
  /** A full refund can be asked for until then; null when it cannot. */
  refundableUntil: instant.nullable(),
});

export const invoice = z.object({
  id,
  number: z.string(),
  kind: z.enum(['invoice', 'credit note']),
  date: day,
  description: z.string(),
  taxablePaise: paise,
  taxes: z.array(taxLine),
  totalPaise: paise,
  status: z.enum(['paid', 'pending', 'overdue', 'refunded']),
});
