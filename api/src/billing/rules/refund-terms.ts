import { addDays } from './calendar';

/** Days after the first payment in which the whole amount is given back: the refund policy's term. */
export const refundDays = 7;

export interface RefundCase {
  /** The person's first paid subscription. */
  readonly firstSubscription: boolean;
  /** When its first period was paid. */
  readonly paidAt: Date;
  readonly paidPaise: number;
  /** Paid through a gateway or the test page; what an admin assigned is settled with the admin. */
  readonly paidHere: boolean;
  readonly renewed: boolean;
  readonly refundedBefore: boolean;
  /** The account was suspended for misuse. */
  readonly misuse: boolean;
  readonly now: Date;
}

export type RefundDecision =
  { readonly allowed: true; readonly until: Date } | { readonly allowed: false; readonly because: string };

/**
 * The refund policy as a rule: everything back within 7 days for a first-time subscriber, no part of it afterwards, nothing for misuse or a repeated request.
 */
export function decideRefund(refund: RefundCase): RefundDecision {
  const until = addDays(refund.paidAt, refundDays);
  if (refund.misuse) return refuse('This account was suspended for misuse, and such subscriptions are not refunded.');
  if (refund.refundedBefore) return refuse('A subscription of yours was refunded before, and a refund is given once.');
  if (!refund.firstSubscription || refund.renewed)
    return refuse(
      'Refunds are for a first subscription. You can cancel, and your plan stays active until the period ends.',
    );
  if (!refund.paidHere) return refuse('This plan was assigned to you and not paid here. Please write to us about it.');
  if (refund.paidPaise === 0) return refuse('Nothing was paid for this plan, so there is nothing to refund.');
  if (refund.now.getTime() > until.getTime())
    return refuse(
      `The ${refundDays} days for a refund are over. You can cancel, and your plan stays active until the period ends.`,
    );
  return { allowed: true, until };
}

const refuse = (because: string): RefundDecision => ({ allowed: false, because });
