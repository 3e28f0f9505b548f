import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { users } from '../../accounts/tables';
import { plans, subscriptions, type PlanRow, type SubscriptionRow } from '../tables';

export interface Subscribed {
  readonly subscription: SubscriptionRow;
  readonly plan: PlanRow;
}

export type NewSubscription = typeof subscriptions.$inferInsert;

/** Whether a subscription gives its plan's rights. */
export const runningStates = ['active', 'past due'] as const;

/** Whether a period is the last one: cancelled, or not paid through a checkout, which is what renewals go by. */
export const endsByItself = ({
  cancelAtPeriodEnd,
  source,
}: Pick<SubscriptionRow, 'cancelAtPeriodEnd' | 'source'>): boolean => cancelAtPeriodEnd || source !== 'checkout';

/** The running subscription of a person; there is one at most. */
export async function runningSubscription(db: Db, userId: string): Promise<Subscribed | null> {
  const [row] = await db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, [...runningStates])));
  return row ?? null;
}

/** The running subscription, or the one that ended last. */
export async function latestSubscription(db: Db, userId: string): Promise<Subscribed | null> {
  const [row] = await db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(sql`${subscriptions.status} in ('active', 'past due') desc`, desc(subscriptions.createdAt))
    .limit(1);
  return row ?? null;
}

export async function subscriptionById(db: Db, id: string): Promise<Subscribed | null> {
  const [row] = await db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(sql`${subscriptions.id}::text = ${id}`);
  return row ?? null;
}

export async function insertSubscription(db: Db, row: NewSubscription): Promise<SubscriptionRow> {
  const [kept] = await db.insert(subscriptions).values(row).returning();
  if (!kept) throw new Error('The subscription was not kept.');
  return kept;
}

export async function updateSubscription(
  db: Db,
  id: string,
  change: Partial<NewSubscription>,
): Promise<SubscriptionRow> {
  const [kept] = await db
    .update(subscriptions)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(subscriptions.id, id))
    .returning();
  if (!kept) throw new Error('The subscription is gone.');
  return kept;
}

/** Lets one transaction at a time change what a person has subscribed to. */
export async function lockCustomer(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
