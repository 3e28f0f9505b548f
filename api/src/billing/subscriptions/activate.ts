import type { Db } from '../../platform/database/database';
import { isSame } from '../checkout/prepare';
import type { Mandate } from '../gateways/gateway';
import { addDays } from '../rules/calendar';
import { share } from '../rules/money';
import { daysOf } from '../rules/quote';
import type { OrderRow, PlanRow, SubscriptionRow } from '../tables';
import { insertSubscription, runningSubscription, updateSubscription, type Subscribed } from './subscription-store';

interface Activation {
  readonly order: OrderRow;
  readonly plan: PlanRow;
  readonly mandate: Mandate | null;
  readonly paymentId: string | null;
  readonly now: Date;
}

/** Gives a paid order its subscription: prolongs the running one of the same plan and period, or takes the place of another one. */
export async function activate(tx: Db, activation: Activation): Promise<SubscriptionRow> {
  const { order, plan, now } = activation;
  const running = await runningSubscription(tx, order.userId);
  if (running && isSame(running, plan, order.quote.period)) return prolong(tx, running, activation);
  if (running) await updateSubscription(tx, running.subscription.id, { status: 'cancelled', endsAt: now });
  return begin(tx, activation);
}

function begin(tx: Db, { order, plan, mandate, paymentId, now }: Activation): Promise<SubscriptionRow> {
  const days = daysOf(plan, order.quote.period);
  const { subtotalPaise, creditPaise, taxablePaise } = order.quote;
  return insertSubscription(tx, {
    userId: order.userId,
    planId: plan.id,
    period: order.quote.period,
    status: 'active',
    startsAt: now,
    endsAt: addDays(now, days + order.extraDays),
    valuePaise: order.extraDays > 0 ? share(subtotalPaise, days + order.extraDays, days) : taxablePaise + creditPaise,
    source: 'checkout',
    gateway: order.gateway,
    mandate,
    transactionId: paymentId ?? '',
    createdAt: now,
  });
}

/** Days that were already paid are kept; a period that is over goes on where it ended. */
function prolong(
  tx: Db,
  { subscription }: Subscribed,
  { order, plan, mandate, paymentId, now }: Activation,
): Promise<SubscriptionRow> {
  const early = subscription.endsAt > now;
  return updateSubscription(tx, subscription.id, {
    status: 'active',
    startsAt: early ? subscription.startsAt : subscription.endsAt,
    endsAt: addDays(subscription.endsAt, daysOf(plan, order.quote.period)),
    valuePaise: order.quote.taxablePaise + (early ? subscription.valuePaise : 0),
    cancelAtPeriodEnd: false,
    renewed: true,
    remindedAt: null,
    lastTriedAt: null,
    gateway: order.gateway,
    mandate: mandate ?? subscription.mandate,
    transactionId: paymentId ?? subscription.transactionId,
  });
}
