import type { Db } from '../../platform/database/database';
import { closeOrder } from '../checkout/close-order';
import { isOrder, orderAtGateway } from '../checkout/order-store';
import { settleOrder } from '../checkout/settle-order';
import type { Billing } from '../context';
import type { GatewayEvent } from '../gateways/gateway';
import { noteDispute } from '../payments/dispute';
import { applyOutsideRefund, noteFailedRefund } from '../payments/outside-refund';
import { noteUnmatched } from '../payments/unmatched';
import { gatewayEvents } from '../tables';

type Name = 'razorpay' | 'stripe';
type Paid = Extract<GatewayEvent['effect'], { readonly kind: 'paid' }>;

/**
 * Applies a gateway's message. Repeated and late ones change nothing: an order is settled once, and only an open one is closed.
 * The message is noted after its effect, so that one whose effect failed is applied when it comes again.
 */
export async function applyEvent(billing: Billing, gateway: Name, { id, type, effect }: GatewayEvent): Promise<void> {
  await applyEffect(billing, gateway, type, effect);
  await noteEvent(billing.db, gateway, id, type);
}

async function applyEffect(
  billing: Billing,
  gateway: Name,
  type: string,
  effect: GatewayEvent['effect'],
): Promise<void> {
  switch (effect.kind) {
    case 'paid':
      return applyPayment(billing, gateway, type, effect);
    case 'failed':
    case 'abandoned': {
      const order = await orderAtGateway(billing.db, gateway, effect.gatewayOrderId);
      return order ? closeOrder(billing, order.id, effect.kind, effect.message) : undefined;
    }
    case 'disputed':
      return noteDispute(billing, gateway, effect);
    case 'refunded':
      return applyOutsideRefund(billing, gateway, effect);
    case 'refund failed':
      return noteFailedRefund(billing, gateway, effect);
    case 'none':
  }
}

/** Gateway, the gateway's own order id, currency and amount have to fit, or nothing is settled. */
async function applyPayment(billing: Billing, gateway: Name, type: string, paid: Paid): Promise<void> {
  const { paymentId, paidPaise, currency, mandate } = paid;
  const order = await orderAtGateway(billing.db, gateway, paid.gatewayOrderId);
  const unmatched = { gateway, paymentId, amountPaise: paidPaise, currency };
  if (!order) {
    const claimed = paid.claims !== null && (await isOrder(billing.db, paid.claims)) ? paid.claims : null;
    // The account of a gateway may take other payments too; only one that names an order of ours is worth a look.
    if (claimed === null) return billing.platform.log.warn({ gateway, type }, 'a payment names no order of ours');
    return noteUnmatched(billing, {
      ...unmatched,
      orderId: claimed,
      reason: 'It names an order of ours that was begun in another way.',
    });
  }
  if (currency.toUpperCase() !== 'INR')
    return noteUnmatched(billing, { ...unmatched, orderId: order.id, reason: 'Its order is in rupees.' });
  await settleOrder(billing, order.id, { paymentId, mandate, paidPaise });
}

async function noteEvent(db: Db, gateway: string, eventId: string, type: string): Promise<void> {
  await db.insert(gatewayEvents).values({ gateway, eventId, type }).onConflictDoNothing();
}
