import { sql } from 'drizzle-orm';
import type { Billing } from '../context';
import { paymentNoticed } from '../events';
import type { GatewayEvent } from '../gateways/gateway';
import { dayInWords } from '../rules/calendar';
import { formatPaise } from '../rules/money';
import { gatewayTitle } from './notice';
import { paymentById } from './payment-store';
import { disputes } from './tables';

export type Dispute = Extract<GatewayEvent['effect'], { readonly kind: 'disputed' }>;

/** Keeps what a gateway says of a dispute and tells the administrators of each change, once. A decided one is not opened again by a late message. */
export async function noteDispute(billing: Billing, gateway: 'razorpay' | 'stripe', dispute: Dispute): Promise<void> {
  const { db, platform } = billing;
  const { disputeId, paymentId, amountPaise, reason, status, respondBy } = dispute;
  const { order } = await paymentById(db, gateway, paymentId);
  const now = platform.now();
  const changed = await db
    .insert(disputes)
    .values({
      gateway,
      disputeId,
      paymentId,
      orderId: order?.id ?? null,
      amountPaise,
      reason,
      status,
      respondBy,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [disputes.gateway, disputes.disputeId],
      set: { status, amountPaise, reason, respondBy, updatedAt: now },
      setWhere: sql`${disputes.status} <> ${status} and (${disputes.status} not in ('won', 'lost') or ${status} in ('won', 'lost'))`,
    })
    .returning({ disputeId: disputes.disputeId });
  if (changed.length === 0) return;
  const whose = order ? `${order.buyer.name} (${order.buyer.email})` : 'a payment of no order of ours';
  await paymentNoticed.announce(platform, {
    gateway,
    action: 'payment.disputed',
    subject: disputeId,
    text: `Dispute of ${formatPaise(amountPaise)} by ${whose} at ${gatewayTitle(gateway)}: ${status}.${respondBy && status !== 'won' && status !== 'lost' ? ` Answer it there by ${dayInWords(respondBy)}.` : ''}`,
    details: { orderId: order?.id ?? null, paymentId, amountPaise, reason, status },
  });
}
