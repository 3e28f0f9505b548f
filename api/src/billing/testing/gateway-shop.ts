import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { ringOnEvents } from '../../admin/bell/ring-on-events';
import type { ApiModule } from '../../platform/module';
import { createRazorpay, type RazorpayClient } from '../gateways/razorpay';
import { razorpayWebhook } from '../gateways/razorpay-events';
import { createStripe, type StripeClient } from '../gateways/stripe';
import { stripeWebhook } from '../gateways/stripe-events';
import { saveGatewaySettings } from '../settings/gateway-store';
import { openShop, type Customer, type Shop } from './shop';

type Response = Awaited<ReturnType<Customer['request']>>;

export const webhookSecret = 'whsec_for_tests';
export const keySecret = 'razorpay_key_secret';

export const hmac = (text: string, key: string): string => createHmac('sha256', key).update(text).digest('hex');

/** How the stand-ins answer a refund. */
export type RefundBehaviour = 'works' | 'refuses' | 'is down';

/** A shop that sells by Razorpay and Stripe, with stand-ins of their clients and signed messages from them. */
export interface GatewayShop extends Shop {
  /** Which gateway new orders go to. */
  use(name: 'razorpay' | 'stripe'): void;
  refundsBe(how: RefundBehaviour): void;
  /** What the stand-ins were asked, in order. */
  readonly asked: { readonly call: string; readonly body: unknown }[];
  razorpaySends(body: object, headers?: { signature?: string; eventId?: string }): Promise<Response>;
  stripeSends(type: string, object: object, id?: string): Promise<Response>;
  statusOf(customer: Customer, orderId: string): Promise<{ status: string; message: string }>;
  rows<Row extends object>(statement: string): Promise<Row[]>;
}

/** What Razorpay sends when an order's payment was taken. */
export const captured = (orderId: string, amount = 23_482, change: object = {}) => ({
  event: 'payment.captured',
  payload: {
    payment: {
      entity: {
        id: `pay_${orderId}`,
        order_id: `order_${orderId}`,
        amount,
        currency: 'INR',
        notes: { orderId },
        ...change,
      },
    },
  },
});

/** Stripe's session of an order that was paid. */
export const session = (orderId: string, change: object = {}) => ({
  id: `cs_${orderId}`,
  client_reference_id: orderId,
  payment_status: 'paid',
  payment_intent: `pi_${orderId}`,
  amount_total: 23_482,
  currency: 'inr',
  customer: 'cus_1',
  ...change,
});

const bell: ApiModule = { name: 'bell', register: (_app, platform) => ringOnEvents(platform) };

export async function openGatewayShop(): Promise<GatewayShop> {
  let active: 'razorpay' | 'stripe' = 'razorpay';
  let refunds: RefundBehaviour = 'works';
  const asked: { call: string; body: unknown }[] = [];
  const ask = <Answer>(call: string, body: unknown, answer: Answer): Promise<Answer> => {
    asked.push({ call, body });
    return Promise.resolve(answer);
  };
  const refund = async <Answer>(call: string, body: unknown, answer: Answer, refusal: Error): Promise<Answer> => {
    if (refunds === 'works') return ask(call, body, answer);
    throw refunds === 'refuses' ? refusal : new Error('connect ECONNREFUSED');
  };
  const noBalance = 'Your account does not have enough balance to carry out the refund operation.';
  const razorpay: RazorpayClient = {
    orders: { create: (body) => ask('order', body, { id: `order_${body.receipt}` }) },
    payments: {
      fetchMultipleRefund: () => Promise.resolve({ items: [] }),
      refund: (paymentId, body) =>
        refund(
          'refund',
          { paymentId, ...body },
          { id: `rfnd_${paymentId}`, amount: body.amount },
          Object.assign(new Error(noBalance), { statusCode: 400, error: { description: noBalance } }),
        ),
    },
  };
  const stripe = {
    checkout: {
      sessions: {
        create: (body: { client_reference_id: string }) =>
          ask('session', body, { id: `cs_${body.client_reference_id}`, url: 'https://checkout.stripe.example/pay' }),
      },
    },
    refunds: {
      create: (body: { payment_intent: string }) =>
        refund(
          'refund',
          body,
          { id: `re_${body.payment_intent}` },
          new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: noBalance }),
        ),
    },
  } as unknown as StripeClient;

  const shop = await openShop({
    modules: [bell],
    gateways: ({ now }) => {
      const byName = {
        razorpay: createRazorpay(razorpay, 'rzp_test_key'),
        stripe: createStripe(
          stripe,
          { paid: (id) => `https://shop.example/chat?order=${id}`, left: (id) => `https://shop.example/left/${id}` },
          now,
        ),
      };
      return {
        current: () => Promise.resolve(byName[active]),
        named: (name) => Promise.resolve(name === 'test' ? null : byName[name]),
        webhook: (name) =>
          Promise.resolve(name === 'razorpay' ? razorpayWebhook(webhookSecret) : stripeWebhook(webhookSecret)),
      };
    },
  });
  await saveGatewaySettings(shop.api.platform, [
    {
      name: 'razorpay',
      active: true,
      apiKey: 'rzp_test_key',
      secretKey: keySecret,
      webhookSecret,
      webhookUrl: '',
      testMode: true,
    },
  ]);
  let events = 0;
  const send = (name: string, payload: string, headers: Readonly<Record<string, string>>): Promise<Response> =>
    shop.api.app.inject({
      method: 'POST',
      url: `/api/webhooks/${name}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
  return {
    ...shop,
    asked,
    use: (name) => void (active = name),
    refundsBe: (how) => void (refunds = how),
    razorpaySends(body, { signature, eventId } = {}) {
      const payload = JSON.stringify(body);
      return send('razorpay', payload, {
        'x-razorpay-signature': signature ?? hmac(payload, webhookSecret),
        ...(eventId ? { 'x-razorpay-event-id': eventId } : {}),
      });
    },
    stripeSends(type, object, id = `evt_${++events}`) {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
      const signature = new Stripe('unused').webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
      return send('stripe', payload, { 'stripe-signature': signature });
    },
    statusOf: async (customer, orderId) => (await customer.request('GET', `/api/billing/orders/${orderId}`)).json(),
    rows: (statement) => shop.api.platform.database.query(statement),
  };
}
