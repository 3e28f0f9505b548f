import type { Subscription } from 'shared-contracts';
import type { Db } from '../../platform/database/database';
import { judgeRefund } from './refund';
import { endsByItself, latestSubscription, type Subscribed } from './subscription-store';

/** A person's plan as they see it: the running one, or the one that ended last. */
export async function subscriptionView(db: Db, userId: string, now: Date): Promise<Subscription | null> {
  const latest = await latestSubscription(db, userId);
  return latest ? view(db, latest, now) : null;
}

async function view(db: Db, subscribed: Subscribed, now: Date): Promise<Subscription> {
  const { subscription, plan } = subscribed;
  const running = subscription.status === 'active' || subscription.status === 'past due';
  const decision = running ? (await judgeRefund(db, subscribed, now)).decision : null;
  return {
    id: subscription.id,
    plan: { slug: plan.slug, name: plan.name },
    period: subscription.period,
    status: subscription.status,
    startDate: subscription.startDate,
    endDate: subscription.endDate,
    cancelAtPeriodEnd: endsByItself(subscription),
    refundableUntil: decision?.allowed ? decision.until.toISOString() : null,
  };
}
