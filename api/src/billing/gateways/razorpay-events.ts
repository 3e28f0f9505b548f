import { createHash } from 'node:crypto';
import Razorpay from 'razorpay';
import * as z from 'zod';
import { ProblemError } from '../../platform/http/problem';
import type { GatewayEvent, WebhookReader } from './gateway';

type Effect = GatewayEvent['effect'];

const none: Effect = { kind: 'none' };
const anyEvent = z.looseObject({ event: z.string() });
const entity = <Shape extends z.ZodType>(shape: Shape) => z.object({ entity: shape });
/** Empty notes are an empty list. */
const notes = z.looseObject({ orderId: z.string().optional() }).or(z.array(z.unknown())).nullish();
const orderIn = (value: z.infer<typeof notes>): string | null =>
  (value && !Array.isArray(value) ? value.orderId : null) ?? null;

const payment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
  notes,
});
const capturedPayment = z.object({ payload: z.object({ payment: entity(payment) }) });
const refund = z.object({ id: z.string(), payment_id: z.string(), amount: z.int(), notes });
const refundReport = z.object({ payload: z.object({ refund: entity(refund) }) });
const dispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  reason_code: z.string().nullish(),
  status: z.string(),
  /** Seconds since 1970. */
  respond_by: z.int().nullish(),
});
const disputeReport = z.object({ payload: z.object({ dispute: entity(dispute) }) });

/** Reads Razorpay's messages; `X-Razorpay-Signature` is checked over the raw body. */
export function razorpayWebhook(webhookSecret: string): WebhookReader {
  return {
    read(rawBody, headers) {
      const signature = headers['x-razorpay-signature'];
      const text = rawBody.toString('utf8');
      if (
        typeof signature !== 'string' ||
        !/^[0-9a-f]{64}$/.test(signature) ||
        !Razorpay.validateWebhookSignature(text, signature, webhookSecret)
      ) {
        throw new ProblemError(400, 'The signature is not right.');
      }
      const body: unknown = JSON.parse(text);
      const parsed = anyEvent.safeParse(body);
      const type = parsed.success ? parsed.data.event : 'unknown';
      const eventId = headers['x-razorpay-event-id'];
      return {
        id: typeof eventId === 'string' ? eventId : createHash('sha256').update(rawBody).digest('hex'),
        type,
        effect: effectOf(type, body),
      };
    },
  };
}

/** A failed try is no end: its owner may try again on the same order, which closes by itself when nobody does. */
function effectOf(type: string, body: unknown): Effect {
  if (type === 'payment.captured' || type === 'order.paid') return paidEffect(body);
  if (type === 'refund.processed') return refundEffect('refunded', body);
  if (type === 'refund.failed') return refundEffect('refund failed', body);
  if (type.startsWith('payment.dispute.')) return disputeEffect(body);
  return none;
}

function paidEffect(body: unknown): Effect {
  const parsed = capturedPayment.safeParse(body);
  if (!parsed.success) return none;
  const { id, order_id: gatewayOrderId, amount, currency, notes: written } = parsed.data.payload.payment.entity;
  return {
    kind: 'paid',
    gatewayOrderId: gatewayOrderId ?? '',
    claims: orderIn(written),
    paymentId: id,
    paidPaise: amount,
    currency,
    mandate: null,
  };
}

function refundEffect(kind: 'refunded' | 'refund failed', body: unknown): Effect {
  const parsed = refundReport.safeParse(body);
  if (!parsed.success) return none;
  const {
    id: refundId,
    payment_id: paymentId,
    amount: amountPaise,
    notes: written,
  } = parsed.data.payload.refund.entity;
  return { kind, refundId, paymentId, amountPaise, orderedHere: orderIn(written) !== null };
}

function disputeEffect(body: unknown): Effect {
  const parsed = disputeReport.safeParse(body);
  if (!parsed.success) return none;
  const { id, payment_id: paymentId, amount, reason_code, status, respond_by } = parsed.data.payload.dispute.entity;
  return {
    kind: 'disputed',
    disputeId: id,
    paymentId,
    amountPaise: amount,
    reason: reason_code ?? '',
    status,
    respondBy: respond_by ? new Date(respond_by * 1000) : null,
  };
}
