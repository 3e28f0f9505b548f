import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const keys = {
  razorpayId: 'rzp_test_standin',
  razorpaySecret: 'razorpay-secret-of-the-stand-in',
  stripeSecret: 'sk_test_standin',
  webhookSecret: 'whsec_of_the_stand_in',
} as const;

export interface StandInOrder {
  readonly id: string;
  readonly amount: number;
  /** Our id of the order. */
  readonly receipt: string;
}

/** What Razorpay's checkout hands to the page after a payment. */
export interface Confirmation {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** The servers of Razorpay and Stripe, as far as the product and its pages speak with them. */
export interface StandIns {
  readonly url: string;
  /** Orders of Razorpay and sessions of Stripe, in the order in which they were made. */
  readonly orders: readonly StandInOrder[];
  readonly refunds: readonly { readonly payment: string; readonly amount: number }[];
  /** Pays a Razorpay order as its checkout does; the gateway's message to the server is a call of its own. */
  pay(razorpayOrder: string): Confirmation;
  /** Sends Razorpay's message of an order's payment, as often as asked. */
  capture(razorpayOrder: string): Promise<number>;
  /** Sends Stripe's message of a session's payment, each time as an event of its own. */
  complete(stripeSession: string): Promise<number>;
  close(): Promise<void>;
}

interface Session extends StandInOrder {
  readonly success: string;
  readonly cancel: string;
}

const hmac = (message: string, key: string): string => createHmac('sha256', key).update(message).digest('hex');
const paymentOf = (order: string): string => order.replace(/^order_/, 'pay_');

/** @param product gives the product's address, to which the gateways report */
export async function startStandIns(product: () => string): Promise<StandIns> {
  const orders: (StandInOrder | Session)[] = [];
  const refunds: { payment: string; amount: number }[] = [];
  const find = (id: string) => {
    const order = orders.find((candidate) => candidate.id === id);
    if (!order) throw new Error(`There is no order ${id}.`);
    return order;
  };

  async function report(name: 'razorpay' | 'stripe', body: string, headers: Record<string, string>): Promise<number> {
    const { status } = await fetch(`${product()}/api/webhooks/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return status;
  }

  function capture(id: string): Promise<number> {
    const { amount, receipt } = find(id);
    const entity = {
      id: paymentOf(id),
      order_id: id,
      amount,
      currency: 'INR',
      status: 'captured',
      notes: { orderId: receipt },
    };
    const body = JSON.stringify({ entity: 'event', event: 'payment.captured', payload: { payment: { entity } } });
    return report('razorpay', body, { 'x-razorpay-signature': hmac(body, keys.webhookSecret) });
  }

  function reportSession({ id, amount, receipt }: StandInOrder): Promise<number> {
    const object = {
      id,
      object: 'checkout.session',
      client_reference_id: receipt,
      payment_status: 'paid',
      payment_intent: id.replace(/^cs_/, 'pi_'),
      amount_total: amount,
      currency: 'inr',
      customer: 'cus_1',
    };
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object },
    });
    const at = Math.floor(Date.now() / 1000);
    return report('stripe', body, { 'stripe-signature': `t=${at},v1=${hmac(`${at}.${body}`, keys.webhookSecret)}` });
  }

  /** Answers one call: an object as JSON, a text as a page, an address as a redirection. */
  async function answer(call: IncomingMessage): Promise<object | string | URL> {
    const { pathname } = new URL(call.url ?? '/', 'http://stand-in');
    const body = await text(call);
    const route = `${call.method} ${pathname.replace(/(order|pay|cs)_[\w-]+/, ':id')}`;
    const id = /(order|pay|cs)_[\w-]+/.exec(pathname)?.[0] ?? '';
    switch (route) {
      case 'POST /v1/orders': {
        const asked = JSON.parse(body) as { amount: number; receipt: string };
        const order = { id: `order_${randomUUID()}`, amount: asked.amount, receipt: asked.receipt };
        orders.push(order);
        return { ...order, entity: 'order', currency: 'INR', status: 'created' };
      }
      case 'GET /v1/payments/:id/refunds':
        return { entity: 'collection', count: 0, items: [] };
      case 'POST /v1/payments/:id/refund': {
        const { amount } = JSON.parse(body) as { amount: number };
        refunds.push({ payment: id, amount });
        return { id: `rfnd_${id}`, entity: 'refund', amount, payment_id: id };
      }
      case 'POST /v1/checkout/sessions': {
        const asked = new URLSearchParams(body);
        const session: Session = {
          id: `cs_${randomUUID()}`,
          amount: Number(asked.get('line_items[0][price_data][unit_amount]')),
          receipt: asked.get('client_reference_id') ?? '',
          success: asked.get('success_url') ?? '',
          cancel: asked.get('cancel_url') ?? '',
        };
        orders.push(session);
        return { id: session.id, object: 'checkout.session', url: `${url}/c/pay/${session.id}` };
      }
      case 'GET /c/pay/:id': {
        const { amount, cancel } = find(id) as Session;
        return `<!doctype html><title>Checkout</title><h1>Pay ₹${(amount / 100).toFixed(2)}</h1><form method="post"><button>Pay</button></form><a href="${cancel}">Back</a>`;
      }
      case 'POST /c/pay/:id': {
        const session = find(id) as Session;
        await reportSession(session);
        return new URL(session.success);
      }
      default:
        throw new Error(`The stand-ins do not answer ${route}.`);
    }
  }

  const server: Server = createServer((call, reply) => {
    answer(call).then(
      (given) => {
        if (given instanceof URL) reply.writeHead(303, { location: given.href }).end();
        else if (typeof given === 'string') reply.setHeader('content-type', 'text/html; charset=utf-8').end(given);
        else reply.setHeader('content-type', 'application/json').end(JSON.stringify(given));
      },
      (error: unknown) => reply.writeHead(404).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    orders,
    refunds,
    capture,
    complete: (session) => reportSession(find(session)),
    pay(order) {
      const payment = paymentOf(find(order).id);
      return {
        razorpay_payment_id: payment,
        razorpay_order_id: order,
        razorpay_signature: hmac(`${order}|${payment}`, keys.razorpaySecret),
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
