import type { Db } from '../../platform/database/database';
import { closeOrder } from '../checkout/close-order';
import { orderByReference } from '../checkout/order-store';
import { settleOrder } from '../checkout/settle-order';
import type { Billing } from '../context';
import type { GatewayEvent } from '../gateways/gateway';
import { gatewayEvents } from '../tables';

/**
 * Applies a gateway's message. Repeated and late ones change nothing: an order is settled once, and only an open one is closed.
 * The message is noted after its effect, so that one whose effect failed is applied when it comes again.
 */
export async function applyEvent(billing: Billing, gateway: 'razorpay' | 'stripe', { id, type, effect }: GatewayEvent): Promise<void> {
  if (effect.kind !== 'none') {
    const order = await orderByReference(billing.db, gateway, effect.order);
    if (!order) billing.platform.log.warn({ gateway, type }, 'a payment message names no order of ours');
    else if (effect.kind === 'paid') await settleOrder(billing, order.id, { paymentId: effect.paymentId, mandate: effect.mandate, paidPaise: effect.paidPaise });
    else await closeOrder(billing, order.id, effect.kind, effect.message);
  }
  await noteEvent(billing.db, gateway, id, type);
}

async function noteEvent(db: Db, gateway: string, eventId: string, type: string): Promise<void> {
  await db.insert(gatewayEvents).values({ gateway, eventId, type }).onConflictDoNothing();
}
