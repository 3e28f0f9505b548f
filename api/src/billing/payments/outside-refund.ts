import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { lockOrder, updateOrder } from '../checkout/order-store';
import type { Billing } from '../context';
import { paymentNoticed } from '../events';
import type { GatewayEvent } from '../gateways/gateway';
import { issueCreditNote } from '../invoices/issue';
import { invoiceOfOrder, notCredited } from '../invoices/invoice-store';
import { sendInvoiceLater } from '../invoices/mail-invoice';
import { formatPaise } from '../rules/money';
import { lockCustomer, runningSubscription, updateSubscription } from '../subscriptions/subscription-store';
import { refunds, type InvoiceRow, type OrderRow } from '../tables';
import { gatewayTitle } from './notice';
import { keepPayment } from './return-payment';
import { paymentById } from './payment-store';
import { outsideRefunds } from './tables';

type Refunded = Extract<GatewayEvent['effect'], { readonly refundId: string }>;

/**
 * A refund that was made at the gateway itself: a credit note reverses that part of the invoice, and a payment that was given back as a whole
 * ends its plan. Refunds that began here are known already.
 */
export async function applyOutsideRefund(
  billing: Billing,
  gateway: 'razorpay' | 'stripe',
  refund: Refunded,
): Promise<void> {
  const { db, platform } = billing;
  const { payment, order } = await paymentById(db, gateway, refund.paymentId);
  if (!order || refund.orderedHere || payment?.gatewayRefundId === refund.refundId) return;
  const note = await db.transaction((tx) => creditPart(tx, gateway, order, refund, platform.now()));
  if (!note) return;
  await sendInvoiceLater(platform, note.id);
  await paymentNoticed.announce(platform, {
    gateway,
    action: 'payment.refunded',
    subject: refund.refundId,
    text: `${formatPaise(note.totalPaise)} went back to ${order.buyer.name} from ${gatewayTitle(gateway)} itself; credit note ${note.number} was made.`,
    details: { orderId: order.id, amountPaise: note.totalPaise, creditNote: note.number },
  });
}

async function creditPart(
  tx: Db,
  gateway: 'razorpay' | 'stripe',
  { id, userId }: OrderRow,
  { refundId, amountPaise }: Refunded,
  now: Date,
): Promise<InvoiceRow | null> {
  await lockCustomer(tx, userId);
  const order = await lockOrder(tx, id);
  const ours = and(eq(refunds.orderId, id), eq(refunds.gatewayRefundId, refundId));
  if ((await tx.$count(refunds, ours)) > 0) return null;
  const [fresh] = await tx
    .insert(outsideRefunds)
    .values({ gateway, refundId, orderId: id, amountPaise, createdAt: now })
    .onConflictDoNothing()
    .returning();
  const invoice = fresh ? await invoiceOfOrder(tx, id) : null;
  if (!invoice) return null;
  const left = await notCredited(tx, invoice);
  const part = Math.min(amountPaise, left);
  if (part === 0) return null;
  if (part === left) await endPlan(tx, order, now);
  return issueCreditNote(tx, invoice, { reason: 'Refund', amountPaise: part, now });
}

async function endPlan(tx: Db, order: OrderRow, now: Date): Promise<void> {
  await updateOrder(tx, order.id, { status: 'refunded', message: 'This payment was refunded.' });
  const running = await runningSubscription(tx, order.userId);
  if (running && running.subscription.id === order.subscriptionId)
    await updateSubscription(tx, running.subscription.id, {
      status: 'refunded',
      endsAt: now,
      cancelAtPeriodEnd: false,
    });
}

/** A refund that the gateway took and could not carry out: the money is with us still. */
export async function noteFailedRefund(
  billing: Billing,
  gateway: 'razorpay' | 'stripe',
  { refundId, paymentId, amountPaise }: Refunded,
): Promise<void> {
  const { payment, order } = await paymentById(billing.db, gateway, paymentId);
  if (!order) return;
  if (payment?.status === 'returned' && payment.gatewayRefundId === refundId)
    return keepPayment(billing, payment, 'The refund failed.');
  await paymentNoticed.announce(billing.platform, {
    gateway,
    action: 'payment.refund-failed',
    subject: refundId,
    text: `The refund of ${formatPaise(amountPaise)} to ${order.buyer.name} failed at ${gatewayTitle(gateway)}. Please pay it back by hand.`,
    details: { orderId: order.id, paymentId, amountPaise },
  });
}
