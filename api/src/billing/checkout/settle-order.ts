import type { Db } from '../../platform/database/database';
import type { Billing } from '../context';
import { redeemCoupon } from '../coupons/redeem';
import type { Mandate } from '../gateways/gateway';
import { issueInvoice } from '../invoices/issue';
import { sendInvoiceLater } from '../invoices/mail-invoice';
import { planOf } from '../plans/plan-store';
import { activate } from '../subscriptions/activate';
import { lockCustomer } from '../subscriptions/subscription-store';
import { dayInWords } from '../rules/calendar';
import type { InvoiceRow, OrderRow } from '../tables';
import { orderPaid } from '../events';
import { lockOrder, ownerOf, updateOrder } from './order-store';

export interface Payment {
  /** The gateway's id; null for an order that cost nothing. */
  readonly paymentId: string | null;
  readonly mandate: Mandate | null;
  readonly paidPaise: number;
}

/**
 * An order is paid: subscription, coupon, invoice and order change together, once, however often and in whatever order this is said.
 * An order that was given up before its payment arrived is honoured.
 */
export async function settleOrder(billing: Billing, orderId: string, payment: Payment): Promise<OrderRow> {
  const { db, platform } = billing;
  const settled = await db.transaction((tx) => settle(tx, billing, orderId, payment));
  if (settled.invoice) {
    await sendInvoiceLater(platform, settled.invoice.id);
    await orderPaid.announce(platform, settled.order);
  }
  return settled.order;
}

async function settle(tx: Db, { platform }: Billing, orderId: string, payment: Payment): Promise<{ order: OrderRow; invoice: InvoiceRow | null }> {
  const now = platform.now();
  // The owner never changes, so it is read before the locks, which every flow takes in the same order: customer, then order.
  await lockCustomer(tx, await ownerOf(tx, orderId));
  const order = await lockOrder(tx, orderId);
  if (order.status === 'paid' || order.status === 'refunded') return { order, invoice: null };
  if (payment.paidPaise !== order.quote.totalPaise) {
    platform.log.error({ orderId, paid: payment.paidPaise, asked: order.quote.totalPaise }, 'a payment of another amount was left alone');
    return { order, invoice: null };
  }
  const plan = await planOf(tx, order.planId);
  const subscription = await activate(tx, { order, plan, mandate: payment.mandate, paymentId: payment.paymentId, now });
  if (order.couponId) await redeemCoupon(tx, order.id);
  const invoice = await issueInvoice(tx, platform.config.seller, { order, subscription, now });
  const paid = await updateOrder(tx, order.id, {
    status: 'paid',
    // A later order may have taken the key of one that was given up.
    idempotencyKey: order.status === 'pending' ? order.idempotencyKey : `${order.idempotencyKey}:${order.id}`,
    paymentId: payment.paymentId,
    subscriptionId: subscription.id,
    message: `Payment successful. You have ${plan.name} until ${dayInWords(subscription.endsAt)}.`,
    settledAt: now,
  });
  return { order: paid, invoice };
}
