import { createHash } from 'node:crypto';
import type { Checkout } from 'shared-contracts';
import type { checkoutBody } from 'shared-contracts/schemas';
import type * as z from 'zod';
import { ProblemError } from '../../platform/http/problem';
import type { UserRow } from '../../accounts/tables';
import type { Billing } from '../context';
import { reserveCoupon } from '../coupons/redeem';
import type { Gateway } from '../gateways/gateway';
import { lockCustomer } from '../subscriptions/subscription-store';
import type { OrderRow } from '../tables';
import { closeOrder } from './close-order';
import { rememberBuyer } from './remember-buyer';
import { insertOrder, orderByKey, supersedeOrders, updateOrder } from './order-store';
import { prepareQuote } from './prepare';
import { settleOrder } from './settle-order';

type Body = z.output<typeof checkoutBody>;

const orderLifeMs = 60 * 60_000;

/**
 * Makes an order and begins its payment. The same request again gives the same order; an order that costs nothing is settled at once.
 * @throws ProblemError as `prepareQuote`; 503 when no gateway is set up, 502 when the gateway does not answer
 */
export async function checkout(billing: Billing, user: UserRow, body: Body): Promise<Checkout> {
  const gateway = await billing.gateways.current();
  const order = await makeOrder(billing, user, body, gateway);
  if (order.status === 'paid') return { orderId: order.id, payment: { gateway: 'none' } };
  if (order.payment) return { orderId: order.id, payment: order.payment };
  if (order.gateway === 'none' || !gateway) {
    await settleOrder(billing, order.id, { paymentId: null, mandate: null, paidPaise: 0 });
    return { orderId: order.id, payment: { gateway: 'none' } };
  }
  return { orderId: order.id, payment: await beginPayment(billing, gateway, order) };
}

async function makeOrder(
  { db, platform }: Billing,
  user: UserRow,
  body: Body,
  gateway: Gateway | null,
): Promise<OrderRow> {
  const now = platform.now();
  const key = intentOf(body);
  return db.transaction(async (tx) => {
    await lockCustomer(tx, user.id);
    const before = await orderByKey(tx, user.id, key);
    if (before && (before.status === 'paid' || before.expiresAt > now)) return before;
    await supersedeOrders(tx, user.id, null);
    const prepared = await prepareQuote(
      tx,
      platform.config.seller,
      { userId: user.id, email: user.email, stateCode: body.stateCode ?? user.stateCode },
      body,
      now,
      true,
    );
    const free = prepared.quote.totalPaise === 0;
    if (!free && !gateway) throw new ProblemError(503, 'Payments are not set up yet. Please try again later.');
    await rememberBuyer(tx, user, { ...body, stateCode: body.stateCode ?? '' });
    const order = await insertOrder(tx, {
      userId: user.id,
      idempotencyKey: key,
      planId: prepared.plan.id,
      quote: prepared.quote,
      buyer: {
        name: body.name,
        email: user.email,
        address: body.address,
        stateCode: prepared.buyerState,
        gstin: body.gstin,
        language: user.language,
      },
      couponId: prepared.coupon?.row.id,
      creditSubscriptionId: prepared.credited?.subscription.id,
      extraDays: prepared.extraDays,
      gateway: free || !gateway ? 'none' : gateway.name,
      expiresAt: new Date(now.getTime() + orderLifeMs),
      createdAt: now,
    });
    if (prepared.coupon) await reserveCoupon(tx, order.id, prepared.coupon.row.id, user.id);
    return order;
  });
}

async function beginPayment(billing: Billing, gateway: Gateway, order: OrderRow): Promise<Checkout['payment']> {
  const { id, quote, buyer, expiresAt } = order;
  try {
    const { gatewayOrderId, payment } = await gateway.begin({
      id,
      totalPaise: quote.totalPaise,
      planName: quote.plan.name,
      name: buyer.name,
      email: buyer.email,
      expiresAt,
    });
    await updateOrder(billing.db, id, { gatewayOrderId, payment });
    return payment;
  } catch (error) {
    billing.platform.log.error({ err: error, gateway: gateway.name }, 'payment not begun');
    await closeOrder(billing, id, 'failed', 'The payment could not be begun.');
    throw new ProblemError(502, 'The payment provider does not answer. Nothing was charged; please try again.');
  }
}

/** One intent is one key with one content: the same key with another plan or coupon is another order. */
const intentOf = (body: Body): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url');
