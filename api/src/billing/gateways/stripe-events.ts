import Stripe from 'stripe';
import { ProblemError } from '../../platform/http/problem';
import type { GatewayEvent, WebhookReader } from './gateway';

type Effect = GatewayEvent['effect'];

const none: Effect = { kind: 'none' };

/** Reads Stripe's messages; `Stripe-Signature` is checked over the raw body. */
export function stripeWebhook(webhookSecret: string): WebhookReader {
  const { webhooks } = new Stripe('unused');
  return {
    read(rawBody, headers) {
      const signature = headers['stripe-signature'];
      let event: Stripe.Event;
      try {
        event = webhooks.constructEvent(rawBody, typeof signature === 'string' ? signature : '', webhookSecret);
      } catch {
        throw new ProblemError(400, 'The signature is not right.');
      }
      return { id: event.id, type: event.type, effect: effectOf(event) };
    },
  };
}

function effectOf(event: Stripe.Event): Effect {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidEffect(event.data.object);
    case 'checkout.session.expired':
      return { kind: 'abandoned', gatewayOrderId: event.data.object.id, message: 'The time to pay was over.' };
    case 'checkout.session.async_payment_failed':
      return {
        kind: 'failed',
        gatewayOrderId: event.data.object.id,
        message: 'The payment failed. Nothing was charged.',
      };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundEffect(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeEffect(event.data.object);
    default:
      return none;
  }
}

function paidEffect(session: Stripe.Checkout.Session): Effect {
  const customer = idOf(session.customer);
  const paymentId = idOf(session.payment_intent);
  if (session.payment_status !== 'paid' || !paymentId) return none;
  return {
    kind: 'paid',
    gatewayOrderId: session.id,
    claims: session.client_reference_id,
    paymentId,
    paidPaise: session.amount_total ?? 0,
    currency: session.currency ?? '',
    mandate: customer ? { customer, method: '' } : null,
  };
}

function refundEffect({ id, amount, status, payment_intent, metadata }: Stripe.Refund): Effect {
  const paymentId = idOf(payment_intent);
  const kind = status === 'succeeded' ? 'refunded' : status === 'failed' ? 'refund failed' : null;
  if (!paymentId || !kind) return none;
  return { kind, refundId: id, paymentId, amountPaise: amount, orderedHere: metadata?.['orderId'] !== undefined };
}

function disputeEffect({ id, amount, payment_intent, reason, status, evidence_details }: Stripe.Dispute): Effect {
  const due = evidence_details?.due_by;
  return {
    kind: 'disputed',
    disputeId: id,
    paymentId: idOf(payment_intent) ?? '',
    amountPaise: amount,
    reason,
    status,
    respondBy: due ? new Date(due * 1000) : null,
  };
}

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
