import { addDays } from './calendar';

/** Days for which a plan stays active after a failed renewal, while the payment is tried again. */
export const graceDays = 3;
/** Days before a period's end on which a person is told of the coming debit; the RBI e-mandate framework asks for 24 hours. */
export const noticeDays = 3;

export type RenewalStep = 'wait' | 'remind' | 'end' | 'charge' | 'expire';

export interface RenewalCase {
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly reminded: boolean;
  /** When the last failed debit was made; a debit is tried once a day. */
  readonly lastTriedAt: Date | null;
  readonly now: Date;
}

/** What is due for a running subscription now. */
export function nextStep(renewal: RenewalCase): RenewalStep {
  const { now, periodEnd } = renewal;
  if (now < periodEnd) return !renewal.reminded && now >= addDays(periodEnd, -noticeDays) ? 'remind' : 'wait';
  if (renewal.cancelAtPeriodEnd) return 'end';
  if (now >= addDays(periodEnd, graceDays)) return 'expire';
  if (renewal.lastTriedAt && now < addDays(renewal.lastTriedAt, 1)) return 'wait';
  return 'charge';
}
