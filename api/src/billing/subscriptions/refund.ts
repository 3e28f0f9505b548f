import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { ProblemError } from '../../platform/http/problem';
import { userById } from '../../accounts/user-store';
import type { Billing } from '../context';
import { paymentNoticed } from '../events';
import { GatewayRefusal } from '../gateways/gateway';
import { issueCreditNote } from '../invoices/issue';
import { invoiceOfOrder, notCredited } from '../invoices/invoice-store';
import { sendInvoiceLater } from '../invoices/mail-invoice';
import { gatewayTitle } from '../payments/notice';
import { formatPaise } from '../rules/money';
import { decideRefund, type RefundDecision } from '../rules/refund-terms';
import { orders, refunds, subscriptions, type OrderRow } from '../tables';
import { lockCustomer, runningSubscription, updateSubscription, type Subscribed } from './subscription-store';

interface Judged {
  readonly decision: RefundDecision;
  readonly order: OrderRow | null;
}

/** Whether what a person pays for now can be refunded. */
export async function judgeRefund(db: Db, { subscription }: Subscribed, now: Date): Promise<Judged> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.subscriptionId, subscription.id), eq(orders.status, 'paid')))
    .orderBy(asc(orders.settledAt))
    .limit(1);
  const others = and(
    eq(subscriptions.userId, subscription.userId),
    ne(subscriptions.id, subscription.id),
    inArray(subscriptions.source, ['checkout', 'assigned']),
  );
  const user = await userById(db, subscription.userId);
  const decision = decideRefund({
    firstSubscription: (await db.$count(subscriptions, others)) === 0,
    paidAt: order?.settledAt ?? subscription.createdAt,
    paidPaise: order?.quote.totalPaise ?? 0,
    paidHere: subscription.source === 'checkout',
    renewed: subscription.renewed,
    refundedBefore: (await db.$count(refunds, eq(refunds.userId, subscription.userId))) > 0,
    misuse: user?.active === false,
    now,
  });
  return { decision, order: order ?? null };
}

/**
 * Gives a first subscription's payment back: the plan ends now, a credit note reverses the invoice, and the gateway is told.
 * @returns a sentence for the person
 * @throws ProblemError 404 without a plan, 409 with the reason when the terms do not allow it
 */
export async function requestRefund(billing: Billing, userId: string, reason: string): Promise<string> {
  const { db, platform } = billing;
  const now = platform.now();
  const made = await db.transaction(async (tx) => {
    await lockCustomer(tx, userId);
    const running = await runningSubscription(tx, userId);
    if (!running) throw new ProblemError(404, 'You have no paid plan.');
    const { decision, order } = await judgeRefund(tx, running, now);
    if (!decision.allowed) throw new ProblemError(409, decision.because);
    const invoice = order ? await invoiceOfOrder(tx, order.id) : null;
    if (!order || !invoice) throw new ProblemError(409, 'There is no invoice to refund.');
    // A part may have gone back from the gateway itself already.
    const amountPaise = await notCredited(tx, invoice);
    const note = await issueCreditNote(tx, invoice, {
      reason: reason || 'Refund within the first 7 days',
      amountPaise,
      now,
    });
    await tx.insert(refunds).values({
      orderId: order.id,
      userId,
      reason,
      amountPaise,
      status: 'requested',
      createdAt: now,
    });
    await tx
      .update(orders)
      .set({ status: 'refunded', message: 'This payment was refunded.' })
      .where(eq(orders.id, order.id));
    await updateSubscription(tx, running.subscription.id, {
      status: 'refunded',
      endsAt: now,
      cancelAtPeriodEnd: false,
    });
    return { order, note, amountPaise };
  });
  await sendInvoiceLater(platform, made.note.id);
  await payBack(billing, made.order, made.amountPaise);
  return `Your refund of ${formatPaise(made.note.totalPaise)} is on its way. It reaches you in 5 to 10 business days.`;
}

/** Tells the gateways of the refunds that they have not taken yet. */
export async function payBackOpenRefunds(billing: Billing): Promise<void> {
  const open = await billing.db
    .select({ order: orders, amountPaise: refunds.amountPaise })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.status, 'requested'));
  for (const { order, amountPaise } of open) await payBack(billing, order, amountPaise);
}

/** A gateway that does not answer is asked again at the next run; what it refuses is for an administrator. */
async function payBack(billing: Billing, order: OrderRow, amountPaise: number): Promise<void> {
  const { db, gateways, platform } = billing;
  const settle = (change: { status: 'done' | 'refused'; gatewayRefundId?: string }) =>
    db.update(refunds).set(change).where(eq(refunds.orderId, order.id));
  try {
    const gateway = order.gateway === 'none' ? null : await gateways.named(order.gateway);
    if (!gateway || !order.paymentId) throw new Error(`No gateway to refund by: ${order.gateway}`);
    const { refundId } = await gateway.refund({ orderId: order.id, paymentId: order.paymentId, amountPaise });
    await settle({ status: 'done', gatewayRefundId: refundId });
  } catch (error) {
    if (!(error instanceof GatewayRefusal) || order.gateway === 'none')
      return platform.log.error({ err: error }, 'a refund waits for its gateway');
    await settle({ status: 'refused' });
    await paymentNoticed.announce(platform, {
      gateway: order.gateway,
      action: 'payment.refund-failed',
      subject: order.paymentId ?? order.id,
      text: `${gatewayTitle(order.gateway)} refuses the refund of ${formatPaise(amountPaise)} to ${order.buyer.name}: ${error.message} Please pay it back by hand.`,
      details: { orderId: order.id, amountPaise, because: error.message },
    });
  }
}
