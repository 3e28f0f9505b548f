import Razorpay from 'razorpay';
import * as z from 'zod';
import { GatewayRefusal, type Gateway } from './gateway';

interface Refund {
  readonly id: string;
  /** Paise. */
  readonly amount?: number;
}

/** The calls of Razorpay's SDK that are made. */
export interface RazorpayClient {
  readonly orders: {
    create(order: {
      amount: number;
      currency: string;
      receipt: string;
      payment_capture: boolean;
      notes: Record<string, string>;
    }): Promise<{ id: string }>;
  };
  readonly payments: {
    fetchMultipleRefund(paymentId: string, query: Record<string, never>): Promise<{ items: readonly Refund[] }>;
    refund(paymentId: string, body: { amount: number; notes: Record<string, string> }): Promise<Refund>;
  };
}

export const razorpayClient = (keyId: string, keySecret: string): Razorpay =>
  new Razorpay({ key_id: keyId, key_secret: keySecret });

export function createRazorpay(client: RazorpayClient, keyId: string): Gateway {
  return {
    name: 'razorpay',
    async begin({ id, totalPaise, name, email }) {
      const order = await client.orders.create({
        amount: totalPaise,
        currency: 'INR',
        receipt: id,
        // What is authorised is taken at once, so that a confirmed payment is a paid one.
        payment_capture: true,
        notes: { orderId: id },
      });
      return {
        gatewayOrderId: order.id,
        payment: { gateway: 'razorpay', keyId, gatewayOrderId: order.id, amountPaise: totalPaise, name, email },
      };
    },
    async refund({ orderId, paymentId, amountPaise }) {
      try {
        const before = (await client.payments.fetchMultipleRefund(paymentId, {})).items;
        const ours = before.find(({ amount }) => amount === undefined || amount >= amountPaise);
        const refund = ours ?? (await client.payments.refund(paymentId, { amount: amountPaise, notes: { orderId } }));
        return { refundId: refund.id };
      } catch (error) {
        throw refusalOf(error) ?? error;
      }
    },
  };
}

const refusal = z.object({ statusCode: z.literal([400, 404, 422]), error: z.object({ description: z.string() }) });

/** Razorpay's answer that it will not do what it was asked, such as for want of balance; wrong keys and outages are none. */
function refusalOf(error: unknown): GatewayRefusal | null {
  const parsed = refusal.safeParse(error);
  return parsed.success ? new GatewayRefusal(parsed.data.error.description) : null;
}

/** Whether Razorpay's checkout really ended in this payment: HMAC-SHA256 of `order_id|payment_id` with the key secret. */
export function isConfirmed(gatewayOrderId: string, paymentId: string, signature: string, keySecret: string): boolean {
  return (
    /^[0-9a-f]{64}$/.test(signature) &&
    Razorpay.validateWebhookSignature(`${gatewayOrderId}|${paymentId}`, signature, keySecret)
  );
}
