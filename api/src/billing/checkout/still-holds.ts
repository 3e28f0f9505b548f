import type { Config } from '../../config';
import type { Db } from '../../platform/database/database';
import { ProblemError } from '../../platform/http/problem';
import { planOf } from '../plans/plan-store';
import { runningSubscription, type Subscribed } from '../subscriptions/subscription-store';
import type { OrderRow, PlanRow } from '../tables';
import { isOver, isSame, isTooEarly, prepareQuote, type Prepared } from './prepare';

/**
 * Whether an order can still be settled on its terms, under the customer's lock. An open order keeps its price as long as the plan runs that it
 * was priced with; one that was given up is priced again, since its credit and its coupon were free for others.
 * @returns why not, as a sentence; null when it can
 */
export async function whyNotSettled(
  tx: Db,
  seller: Config['seller'],
  order: OrderRow,
  now: Date,
): Promise<string | null> {
  if (order.status === 'paid' || order.status === 'refunded') return 'This order was paid already.';
  const plan = await planOf(tx, order.planId);
  const running = await runningSubscription(tx, order.userId);
  if (order.kind === 'renewal')
    return running && isSame(running, plan, order.quote.period)
      ? null
      : 'The plan that it renews does not run any more.';
  return order.status === 'pending'
    ? whyRunningDiffers(order, plan, running, now)
    : whyPriceDiffers(tx, seller, order, plan, now);
}

function whyRunningDiffers(order: OrderRow, plan: PlanRow, running: Subscribed | null, now: Date): string | null {
  const { creditSubscriptionId } = order;
  if (!running || isOver(running, now))
    return order.quote.creditPaise > 0 ? 'The plan whose rest was credited does not run any more.' : null;
  if (isSame(running, plan, order.quote.period)) return isTooEarly(running, now) ? `${plan.name} runs already.` : null;
  return running.subscription.id === creditSubscriptionId ? null : `${running.plan.name} runs by now.`;
}

async function whyPriceDiffers(
  tx: Db,
  seller: Config['seller'],
  order: OrderRow,
  plan: PlanRow,
  now: Date,
): Promise<string | null> {
  const { quote, buyer } = order;
  try {
    const today = await prepareQuote(
      tx,
      seller,
      { userId: order.userId, email: buyer.email, stateCode: buyer.stateCode },
      { plan: plan.slug, period: quote.period, coupon: quote.coupon?.code, stateCode: buyer.stateCode },
      now,
      true,
    );
    return hasTerms(today, order) ? null : 'Its price is another one today.';
  } catch (error) {
    if (error instanceof ProblemError) return error.detail;
    throw error;
  }
}

function hasTerms({ quote, coupon, credited, extraDays }: Prepared, order: OrderRow): boolean {
  return (
    quote.totalPaise === order.quote.totalPaise &&
    quote.creditPaise === order.quote.creditPaise &&
    quote.discountPaise === order.quote.discountPaise &&
    (coupon?.row.id ?? null) === order.couponId &&
    (credited?.subscription.id ?? null) === order.creditSubscriptionId &&
    extraDays === order.extraDays
  );
}
