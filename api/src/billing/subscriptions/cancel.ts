import { ProblemError } from '../../platform/http/problem';
import { write } from '../../mails/postbox';
import { userById } from '../../accounts/user-store';
import type { Billing } from '../context';
import { dayInWords } from '../rules/calendar';
import { lockCustomer, runningSubscription, updateSubscription, type Subscribed } from './subscription-store';

/** The plan stays until its period ends and is not renewed. */
export async function cancelAtPeriodEnd(billing: Billing, userId: string): Promise<void> {
  const changed = await setCancelled(billing, userId, true);
  const user = changed ? await userById(billing.db, userId) : null;
  if (changed && user)
    await write(billing.platform, user, (letters) =>
      letters.cancellation({ plan: changed.plan.name, until: dayInWords(changed.subscription.endsAt, user.language) }),
    );
}

/** Takes a cancellation back while the period runs. */
export async function resume(billing: Billing, userId: string): Promise<void> {
  await setCancelled(billing, userId, false);
}

async function setCancelled({ db, platform }: Billing, userId: string, cancelled: boolean): Promise<Subscribed | null> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, userId);
    const running = await runningSubscription(tx, userId);
    if (!running) throw new ProblemError(404, 'You have no paid plan.');
    if (!cancelled && running.subscription.endsAt <= platform.now())
      throw new ProblemError(409, 'This plan has ended. You can subscribe again.');
    if (!cancelled && running.subscription.source === 'assigned')
      throw new ProblemError(409, 'This plan was assigned to you and is not renewed by itself.');
    if (running.subscription.cancelAtPeriodEnd === cancelled) return null;
    await updateSubscription(tx, running.subscription.id, { cancelAtPeriodEnd: cancelled });
    return running;
  });
}
