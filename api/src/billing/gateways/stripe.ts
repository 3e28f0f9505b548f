import Stripe from 'stripe';
import { GatewayRefusal, type Debit, type Gateway, type GatewayOrder } from './gateway';

/** The calls of Stripe's SDK that are made. */
export interface StripeClient {
  readonly checkout: { readonly sessions: Pick<Stripe['checkout']['sessions'], 'create'> };
  readonly refunds: Pick<Stripe['refunds'], 'create' | 'list'>;
  readonly customers: Pick<Stripe['customers'], 'listPaymentMethods'>;
  readonly paymentIntents: Pick<Stripe['paymentIntents'], 'create'>;
}

/** Where Stripe sends a person back to, for an order's id. */
export interface ReturnAddresses {
  paid(orderId: string): string;
  left(orderId: string): string;
}

/** Stripe takes sessions of half an hour at least. */
const sessionSeconds = 31 * 60;
const currency = 'inr';

export const stripeClient = (secretKey: string): Stripe =>
  new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 15_000, telemetry: false });

export function createStripe(client: StripeClient, addresses: ReturnAddresses, now: () => Date): Gateway {
  return {
    name: 'stripe',
    async begin(order) {
      const session = await client.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: order.id,
          customer_email: order.email,
          customer_creation: 'always',
          line_items: [
            {
              quantity: 1,
              price_data: { currency, unit_amount: order.totalPaise, product_data: { name: order.planName } },
            },
          ],
          payment_intent_data: { setup_future_usage: 'off_session', metadata: { orderId: order.id } },
          success_url: addresses.paid(order.id),
          cancel_url: addresses.left(order.id),
          expires_at: Math.floor(now().getTime() / 1000) + sessionSeconds,
        },
        { idempotencyKey: `order-${order.id}` },
      );
      if (!session.url) throw new Error('Stripe gave no address to pay at.');
      return { gatewayOrderId: session.id, payment: { gateway: 'stripe', url: session.url } };
    },
    async refund({ orderId, paymentId, amountPaise }) {
      try {
        const refund = await client.refunds.create(
          { payment_intent: paymentId, amount: amountPaise, metadata: { orderId } },
          { idempotencyKey: `refund-${paymentId}` },
        );
        return { refundId: refund.id };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        const done = error.code === 'charge_already_refunded' ? await lastRefund(client, paymentId) : undefined;
        if (!done) throw new GatewayRefusal(error.message);
        return { refundId: done };
      }
    },
    async debit(mandate, order) {
      const method =
        mandate.method || (await client.customers.listPaymentMethods(mandate.customer, { limit: 1 })).data[0]?.id;
      return method
        ? debitOffSession(client, mandate.customer, method, order)
        : { paid: false, message: 'No payment method is stored.' };
    },
  };
}

const lastRefund = async (client: StripeClient, paymentId: string): Promise<string | undefined> =>
  (await client.refunds.list({ payment_intent: paymentId, limit: 1 })).data[0]?.id;

async function debitOffSession(
  client: StripeClient,
  customer: string,
  method: string,
  order: GatewayOrder,
): Promise<Debit> {
  try {
    const intent = await client.paymentIntents.create(
      {
        amount: order.totalPaise,
        currency,
        customer,
        payment_method: method,
        off_session: true,
        confirm: true,
        metadata: { orderId: order.id },
      },
      { idempotencyKey: `debit-${order.id}` },
    );
    return intent.status === 'succeeded'
      ? { paid: true, paymentId: intent.id }
      : { paid: false, message: `The bank asks for more: ${intent.status}.` };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { paid: false, message: error.message };
    throw error;
  }
}
