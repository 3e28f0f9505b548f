import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import type { GatewayName } from '../gateways/gateway';
import { orders, type OrderRow } from '../tables';
import { payments, type PaymentRow } from './tables';

/** Notes what a gateway reported; a payment that is noted already stays as it is. */
export async function notePayment(db: Db, payment: typeof payments.$inferInsert): Promise<PaymentRow | null> {
  const [row] = await db.insert(payments).values(payment).onConflictDoNothing().returning();
  return row ?? null;
}

/** Whether a payment has been dealt with: settled or sent back. One that fitted no order may still turn out to fit. */
export async function isDealtWith(db: Db, gateway: GatewayName, paymentId: string): Promise<boolean> {
  const which = and(eq(payments.gateway, gateway), eq(payments.paymentId, paymentId), ne(payments.status, 'unmatched'));
  return (await db.$count(payments, which)) > 0;
}

/** What became of a payment is known now. */
export async function updatePayment(
  db: Db,
  { gateway, paymentId }: Pick<PaymentRow, 'gateway' | 'paymentId'>,
  change: Partial<Pick<PaymentRow, 'status' | 'reason' | 'gatewayRefundId'>>,
): Promise<void> {
  await db
    .update(payments)
    .set(change)
    .where(and(eq(payments.gateway, gateway), eq(payments.paymentId, paymentId)));
}

export const returningPayments = (db: Db): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.status, 'returning'));

/** The payment as it was noted, and the order that it was made for. */
export async function paymentById(
  db: Db,
  gateway: GatewayName,
  paymentId: string,
): Promise<{ payment: PaymentRow | null; order: OrderRow | null }> {
  const [noted] = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.gateway, gateway), eq(payments.paymentId, paymentId)));
  if (noted) return noted;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.gateway, gateway), eq(orders.paymentId, paymentId)));
  return { payment: null, order: order ?? null };
}
