import { orders } from '../tables';
import { eq } from 'drizzle-orm';
import type { Billing } from '../context';
import { releaseCoupon } from '../coupons/redeem';
import { lockOrder } from './order-store';

/** Ends an open order without payment and frees its coupon; an order that is paid meanwhile stays paid. */
export async function closeOrder(
  { db, platform }: Billing,
  orderId: string,
  status: 'failed' | 'abandoned',
  message: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.status !== 'pending') return;
    await tx.update(orders).set({ status, message, settledAt: platform.now() }).where(eq(orders.id, orderId));
    await releaseCoupon(tx, orderId);
  });
}
