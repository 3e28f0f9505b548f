import type { Db } from '../../platform/database/database';
import type { Billing } from '../context';
import { redeemCoupon, releaseCoupon } from '../coupons/redeem';
import { orderPaid, paymentNoticed } from '../events';
import type { Mandate } from '../gateways/gateway';
import { issueInvoice } from '../invoices/issue';
import { sendInvoiceLater } from '../invoices/mail-invoice';
import { gatewayTitle } from '../payments/notice';
import { isDealtWith, notePayment } from '../payments/payment-store';
import { returnPayment } from '../payments/return-payment';
import type { PaymentRow } from '../payments/tables';
import { noteUnmatched } from '../payments/unmatched';
import { planOf } from '../plans/plan-store';
import { dayInWords } from '../rules/calendar';
import { formatPaise } from '../rules/money';
import { activate } from '../subscriptions/activate';
import { lockCustomer } from '../subscriptions/subscription-store';
import type { InvoiceRow, OrderRow } from '../tables';
import { lockOrder, ownerOf, supersedeOrders, updateOrder } from './order-store';
import { whyNotSettled } from './still-holds';

export interface Payment {
  /** The gateway's id; null for an order that cost nothing. */
  readonly paymentId: string | null;
  readonly mandate: Mandate | null;
  readonly paidPaise: number;
}

/** How a payment ended: with an invoice, on its way back, for another amount, or with nothing new. */
interface Settled {
  readonly order: OrderRow;
  readonly invoice?: InvoiceRow;
  readonly returning?: PaymentRow;
  readonly isOtherAmount?: true;
}

/**
 * An order is paid: payment, subscription, coupon, invoice and order change together, once, however often and in whatever order this is said.
 * A payment that comes too late for its terms goes back; it never replaces a running plan, nor uses a credit or a coupon again.
 */
export async function settleOrder(billing: Billing, orderId: string, payment: Payment): Promise<OrderRow> {
  const { db, platform } = billing;
  const { order, invoice, returning, isOtherAmount } = await db.transaction((tx) =>
    settle(tx, billing, orderId, payment),
  );
  if (invoice) {
    await sendInvoiceLater(platform, invoice.id);
    await orderPaid.announce(platform, order);
  }
  if (returning) await sendBack(billing, order, returning);
  if (isOtherAmount) await noteOtherAmount(billing, order, payment);
  return order;
}

async function settle(tx: Db, { platform }: Billing, orderId: string, payment: Payment): Promise<Settled> {
  const now = platform.now();
  // The owner never changes, so it is read before the locks, which every flow takes in the same order: customer, then order.
  await lockCustomer(tx, await ownerOf(tx, orderId));
  const order = await lockOrder(tx, orderId);
  if (await isSaidAgain(tx, order, payment)) return { order };
  if (payment.paidPaise !== order.quote.totalPaise) return { order, isOtherAmount: true };
  const because = await whyNotSettled(tx, platform.config.seller, order, now);
  if (because !== null) return turnAway(tx, order, payment, because, now);
  return accept(tx, platform.config.seller, order, payment, now);
}

async function isSaidAgain(tx: Db, order: OrderRow, { paymentId }: Payment): Promise<boolean> {
  const isSettled = order.status === 'paid' || order.status === 'refunded';
  if (paymentId === null || order.gateway === 'none') return isSettled;
  return (isSettled && order.paymentId === paymentId) || isDealtWith(tx, order.gateway, paymentId);
}

async function accept(
  tx: Db,
  seller: Billing['platform']['config']['seller'],
  order: OrderRow,
  payment: Payment,
  now: Date,
): Promise<Settled> {
  const plan = await planOf(tx, order.planId);
  const subscription = await activate(tx, { order, plan, mandate: payment.mandate, paymentId: payment.paymentId, now });
  if (order.couponId) await redeemCoupon(tx, order.id);
  if (order.kind === 'purchase') await supersedeOrders(tx, order.userId, order.id);
  const invoice = await issueInvoice(tx, seller, { order, subscription, now });
  await note(tx, order, payment, { status: 'settled', createdAt: now });
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

/** Ends an order whose payment goes back; a second payment of an order that is paid leaves the order as it is. */
async function turnAway(tx: Db, order: OrderRow, payment: Payment, because: string, now: Date): Promise<Settled> {
  const returning = await note(tx, order, payment, { status: 'returning', reason: because, createdAt: now });
  if (order.status === 'paid' || order.status === 'refunded') return { order, ...(returning ? { returning } : {}) };
  await releaseCoupon(tx, order.id);
  const ended = await updateOrder(tx, order.id, {
    status: returning ? 'refunded' : 'abandoned',
    paymentId: payment.paymentId,
    message: returning ? `Your payment of ${formatPaise(payment.paidPaise)} goes back to you. ${because}` : because,
    settledAt: now,
  });
  return { order: ended, ...(returning ? { returning } : {}) };
}

async function note(
  tx: Db,
  { id, gateway }: OrderRow,
  { paymentId, paidPaise }: Payment,
  what: Pick<PaymentRow, 'status' | 'createdAt'> & { readonly reason?: string },
): Promise<PaymentRow | null> {
  if (paymentId === null || gateway === 'none') return null;
  return notePayment(tx, { gateway, paymentId, orderId: id, amountPaise: paidPaise, currency: 'INR', ...what });
}

async function sendBack(billing: Billing, { buyer }: OrderRow, payment: PaymentRow): Promise<void> {
  const { gateway, paymentId, orderId, amountPaise, reason } = payment;
  await paymentNoticed.announce(billing.platform, {
    gateway,
    action: 'payment.returning',
    subject: paymentId,
    text: `${formatPaise(amountPaise)} of ${buyer.name} goes back by ${gatewayTitle(gateway)}. ${reason}`,
    details: { orderId, amountPaise, reason },
  });
  await returnPayment(billing, payment);
}

async function noteOtherAmount(
  billing: Billing,
  { id, gateway, quote }: OrderRow,
  { paymentId, paidPaise }: Payment,
): Promise<void> {
  if (paymentId === null || gateway === 'none') return;
  await noteUnmatched(billing, {
    gateway,
    paymentId,
    amountPaise: paidPaise,
    currency: 'INR',
    orderId: id,
    reason: `Its order asks for ${formatPaise(quote.totalPaise)}.`,
  });
}
