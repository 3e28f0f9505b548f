import type { Db } from '../../platform/database/database';
import { addDays } from '../rules/calendar';
import { graceDays } from '../rules/renewal-terms';
import { defaultPlan } from '../plans/plan-store';
import type { PlanRow } from '../tables';
import { endsByItself, runningSubscription } from './subscription-store';

/**
 * The plan whose rights a person has at a moment: that of the running subscription, else the default one.
 * A subscription that the renewal job has not yet looked at counts until its grace days are over, unless it ends by itself.
 */
export async function currentPlan(db: Db, userId: string, now: Date): Promise<PlanRow> {
  const running = await runningSubscription(db, userId);
  if (!running) return defaultPlan(db);
  const { endsAt } = running.subscription;
  const until = endsByItself(running.subscription) ? endsAt : addDays(endsAt, graceDays);
  return now < until ? running.plan : defaultPlan(db);
}
