import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { notFound, ProblemError, refused } from '../../platform/http/problem';
import { plans, subscriptions, type PlanRow } from '../tables';
import { slugOf } from './plan-view';

export type PlanChange = Partial<Omit<typeof plans.$inferInsert, 'id' | 'slug' | 'removedAt'>>;
export type NewPlan = Omit<typeof plans.$inferInsert, 'id' | 'slug'>;

const kept = isNull(plans.removedAt);
const ordered = [asc(plans.orderNo), asc(plans.createdAt), asc(plans.name)] as const;

/** Every plan, in display order. */
export const allPlans = (db: Db): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(kept)
    .orderBy(...ordered);

/** The plans that the public pages offer. */
export const publicPlans = (db: Db): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(and(kept, eq(plans.status, true), eq(plans.isPrivate, false)))
    .orderBy(...ordered);

export async function planById(db: Db, id: string): Promise<PlanRow> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(sql`${plans.id}::text = ${id}`, kept));
  if (!row) throw notFound('plan');
  return row;
}

/** The plan of an order or a subscription, even when it was taken away since. */
export async function planOf(db: Db, id: string): Promise<PlanRow> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  if (!row) throw notFound('plan');
  return row;
}

/** A plan that can be bought; a private one is assigned by an administrator only. */
export async function planOnSale(db: Db, slug: string): Promise<PlanRow> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.slug, slug), kept, eq(plans.status, true), eq(plans.isPrivate, false)));
  if (!row) throw new ProblemError(404, 'This plan does not exist.');
  return row;
}

/** The plan of everyone without a subscription. */
export async function defaultPlan(db: Db): Promise<PlanRow> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.isDefault, true), kept));
  if (!row) throw new Error('There is no default plan.');
  return row;
}

export async function createPlan(db: Db, plan: NewPlan): Promise<PlanRow> {
  return db.transaction(async (tx) => {
    await refuseSameName(tx, plan.name, null);
    if (plan.isDefault) await clearDefault(tx);
    const [row] = await tx
      .insert(plans)
      .values({ ...plan, slug: await freeSlug(tx, plan.name) })
      .returning();
    if (!row) throw new Error('The plan was not kept.');
    return row;
  });
}

/** Changes a plan. One plan is always the default: making another one the default moves the mark. */
export async function updatePlan(db: Db, id: string, change: PlanChange): Promise<PlanRow> {
  return db.transaction(async (tx) => {
    const before = await planById(tx, id);
    if (change.name !== undefined) await refuseSameName(tx, change.name, id);
    if (before.isDefault && (change.isDefault === false || change.status === false))
      throw refused({
        isDefault: 'One plan has to be the default, and it stays active. Make another plan the default first.',
      });
    if (change.isDefault && !before.isDefault) await clearDefault(tx);
    const [row] = await tx
      .update(plans)
      .set({ ...change, updatedAt: new Date() })
      .where(eq(plans.id, before.id))
      .returning();
    if (!row) throw notFound('plan');
    return row;
  });
}

/** Takes a plan away; whoever has it keeps it until their period ends. */
export async function removePlan(db: Db, id: string, now: Date): Promise<PlanRow> {
  return db.transaction(async (tx) => {
    const plan = await planById(tx, id);
    if (plan.isDefault)
      throw new ProblemError(409, 'The default plan cannot be deleted. Make another plan the default first.');
    await tx.update(plans).set({ removedAt: now }).where(eq(plans.id, plan.id));
    return plan;
  });
}

/** Brings a plan back that was taken away. */
export async function restorePlan(db: Db, id: string): Promise<void> {
  await db.update(plans).set({ removedAt: null }).where(eq(plans.id, id));
}

/** How many people have a plan now. */
export const countSubscribers = (db: Db, planId: string): Promise<number> =>
  db.$count(
    subscriptions,
    and(eq(subscriptions.planId, planId), inArray(subscriptions.status, ['active', 'past due'])),
  );

async function clearDefault(tx: Db): Promise<void> {
  await tx.update(plans).set({ isDefault: false }).where(eq(plans.isDefault, true));
}

async function refuseSameName(tx: Db, name: string, id: string | null): Promise<void> {
  const same = and(sql`lower(${plans.name}) = ${name.trim().toLowerCase()}`, kept, id ? ne(plans.id, id) : undefined);
  if ((await tx.$count(plans, same)) > 0) throw refused({ name: 'Another plan has this name.' });
}

async function freeSlug(tx: Db, name: string): Promise<string> {
  const slug = slugOf(name);
  const taken = new Set((await tx.select({ slug: plans.slug }).from(plans)).map((row) => row.slug));
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? slug : `${slug}-${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}
