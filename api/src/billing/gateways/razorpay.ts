import { createHash } from 'node:crypto';
import Razorpay from 'razorpay';
import * as z from 'zod';
import { ProblemError } from '../../platform/http/problem';
import type { Gateway, GatewayEvent, WebhookReader } from './gateway';

interface Refund {
  readonly id: string;
}

/** The calls of Razorpay's SDK that are made. */
export interface RazorpayClient {
  readonly orders: { create(order: { amount: number; currency: string; receipt: string; notes: Record<string, string> }): Promise<{ id: string }> };
  readonly payments: {
    fetchMultipleRefund(paymentId: string, query: Record<string, never>): Promise<{ items: readonly Refund[] }>;
    refund(paymentId: string, body: { amount: number; notes: Record<string, string> }): Promise<Refund>;
  };
}

export const razorpayClient = (keyId: string, keySecret: string): Razorpay => new Razorpay({ key_id: keyId, key_secret: keySecret });

export function createRazorpay(client: RazorpayClient, keyId: string): Gateway {
  return {
    name: 'razorpay',
    async begin({ id, totalPaise, name, email }) {
      const order = await client.orders.create({ amount: totalPaise, currency: 'INR', receipt: id, notes: { orderId: id } });
      return { gatewayOrderId: order.id, payment: { gateway: 'razorpay', keyId, gatewayOrderId: order.id, amountPaise: totalPaise, name, email } };
    },
    async refund({ orderId, paymentId, amountPaise }) {
      const [before] = (await client.payments.fetchMultipleRefund(paymentId, {})).items;
      const refund = before ?? (await client.payments.refund(paymentId, { amount: amountPaise, notes: { orderId } }));
      return { refundId: refund.id };
    },
  };
}

/** Whether Razorpay's checkout really ended in this payment: HMAC-SHA256 of `order_id|payment_id` with the key secret. */
export function isConfirmed(gatewayOrderId: string, paymentId: string, signature: string, keySecret: string): boolean {
  return /^[0-9a-f]{64}$/.test(signature) && Razorpay.validateWebhookSignature(`${gatewayOrderId}|${paymentId}`, signature, keySecret);
}

const capturedPayment = z.object({
  payload: z.object({
    payment: z.object({ entity: z.object({ id: z.string(), order_id: z.string().nullish(), amount: z.int(), notes: z.looseObject({ orderId: z.string().optional() }).or(z.array(z.unknown())).optional() }) }),
  }),
});
const anyEvent = z.looseObject({ event: z.string() });

/** Reads Razorpay's messages; `X-Razorpay-Signature` is checked over the raw body. */
export function razorpayWebhook(webhookSecret: string): WebhookReader {
  return {
    read(rawBody, headers) {
      const signature = headers['x-razorpay-signature'];
      const text = rawBody.toString('utf8');
      if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature) || !Razorpay.validateWebhookSignature(text, signature, webhookSecret)) {
        throw new ProblemError(400, 'The signature is not right.');
      }
      const body: unknown = JSON.parse(text);
      const parsed = anyEvent.safeParse(body);
      const type = parsed.success ? parsed.data.event : 'unknown';
      const eventId = headers['x-razorpay-event-id'];
      return { id: typeof eventId === 'string' ? eventId : createHash('sha256').update(rawBody).digest('hex'), type, effect: effectOf(type, body) };
    },
  };
}

/** A failed try is no end: its owner may try again on the same order, which closes by itself when nobody does. */
function effectOf(type: string, body: unknown): GatewayEvent['effect'] {
  if (type !== 'payment.captured' && type !== 'order.paid') return { kind: 'none' };
  const parsed = capturedPayment.safeParse(body);
  if (!parsed.success) return { kind: 'none' };
  const { id, order_id: gatewayOrderId, amount, notes } = parsed.data.payload.payment.entity;
  const ours = notes && !Array.isArray(notes) ? notes.orderId : undefined;
  const order = ours ? { id: ours } : gatewayOrderId ? { gatewayOrderId } : null;
  return order ? { kind: 'paid', order, paymentId: id, paidPaise: amount, mandate: null } : { kind: 'none' };
}
