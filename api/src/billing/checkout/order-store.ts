import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import { releaseCoupon } from '../coupons/redeem';
import { orders, type OrderRow } from '../tables';

export type NewOrder = typeof orders.$inferInsert;

export async function insertOrder(db: Db, row: NewOrder): Promise<OrderRow> {
  const [kept] = await db.insert(orders).values(row).returning();
  if (!kept) throw new Error('The order was not kept.');
  return kept;
}

export async function updateOrder(db: Db, id: string, change: Partial<NewOrder>): Promise<OrderRow> {
  const [kept] = await db.update(orders).set(change).where(eq(orders.id, id)).returning();
  if (!kept) throw new Error('The order is gone.');
  return kept;
}

/** The order that a request with this key made, while it counts. */
export async function orderByKey(db: Db, userId: string, key: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key), inArray(orders.status, ['pending', 'paid'])));
  return row ?? null;
}

/** @throws ProblemError 404 when this person has no such order */
export async function ownOrder(db: Db, userId: string, id: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(sql`${orders.id}::text = ${id}`, eq(orders.userId, userId)));
  if (!row) throw notFound('order');
  return row;
}

/** The order behind a gateway's own id, among those that went to this gateway. */
export async function orderAtGateway(
  db: Db,
  gateway: 'razorpay' | 'stripe',
  gatewayOrderId: string,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.gateway, gateway), eq(orders.gatewayOrderId, gatewayOrderId)));
  return row ?? null;
}

/** Whether an id that came from outside is that of an order. */
export async function isOrder(db: Db, id: string): Promise<boolean> {
  return (await db.$count(orders, sql`${orders.id}::text = ${id}`)) > 0;
}

export async function ownerOf(db: Db, id: string): Promise<string> {
  const [row] = await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
  if (!row) throw notFound('order');
  return row.userId;
}

/** The row as it stands now, held until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row) throw notFound('order');
  return row;
}

/** A new checkout of a person closes their other open ones, so that they cannot pay twice, nor block their own coupon. */
export async function supersedeOrders(tx: Db, userId: string, exceptId: string | null): Promise<void> {
  const open = and(
    eq(orders.userId, userId),
    eq(orders.status, 'pending'),
    eq(orders.kind, 'purchase'),
    exceptId ? ne(orders.id, exceptId) : undefined,
  );
  const closed = await tx
    .update(orders)
    .set({ status: 'abandoned', message: 'Another checkout was begun.' })
    .where(open)
    .returning({ id: orders.id });
  for (const { id } of closed) await releaseCoupon(tx, id);
}

export const overdueOrders = (db: Db, now: Date): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lt(orders.expiresAt, now)));
