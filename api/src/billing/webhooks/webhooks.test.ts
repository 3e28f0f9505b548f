import { saveGatewaySettings } from '../settings/gateway-store';
import { captured, hmac, keySecret, openGatewayShop, session, type GatewayShop } from '../testing/gateway-shop';
import type { Customer } from '../testing/shop';

let shop: GatewayShop;
beforeAll(async () => {
  shop = await openGatewayShop();
});
afterAll(() => shop.close());

const statusOf = async (customer: Customer, orderId: string) => (await shop.statusOf(customer, orderId)).status;
const counts = async (customer: Customer) =>
  (
    await shop.api.platform.database.query(
      `select (select count(*)::int from subscription where user_id = '${customer.id}') as subscriptions, (select count(*)::int from invoice where user_id = '${customer.id}') as invoices`,
    )
  )[0];

describe('Razorpay', () => {
  beforeAll(() => {
    shop.use('razorpay');
  });

  it('hands the browser what its checkout needs, and settles what the browser confirms with a right signature', async () => {
    const person = await shop.customer('rzp@example.com');
    const { orderId, payment } = (await person.checkout()).json();
    expect(payment).toEqual({
      gateway: 'razorpay',
      keyId: 'rzp_test_key',
      gatewayOrderId: `order_${orderId}`,
      amountPaise: 23_482,
      name: 'Asha Rao',
      email: 'rzp@example.com',
    });
    const confirm = (signature: string) =>
      person.request('POST', `/api/billing/orders/${orderId}/razorpay`, { paymentId: 'pay_9', signature });
    expect((await confirm(hmac(`order_${orderId}|pay_8`, keySecret))).statusCode).toBe(400);
    expect((await confirm('short')).statusCode).toBe(400);
    expect(await statusOf(person, orderId)).toBe('pending');
    expect((await confirm(hmac(`order_${orderId}|pay_9`, keySecret))).json()).toMatchObject({ status: 'paid' });
    expect((await shop.razorpaySends(captured(orderId, 23_482, { id: 'pay_9' }))).statusCode).toBe(200);
    expect(await counts(person)).toEqual({ subscriptions: 1, invoices: 1 });
  });

  it('applies a message once, however often it comes', async () => {
    const person = await shop.customer('rzp-often@example.com');
    const { orderId } = (await person.checkout()).json();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.razorpaySends(captured(orderId), { eventId: 'evt_same' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await counts(person)).toEqual({ subscriptions: 1, invoices: 1 });
  });

  it('refuses a wrong signature, and leaves a payment of another amount alone', async () => {
    const person = await shop.customer('rzp-forged@example.com');
    const { orderId } = (await person.checkout()).json();
    for (const signature of ['', 'abc', hmac(JSON.stringify(captured(orderId)), 'another secret')])
      expect((await shop.razorpaySends(captured(orderId), { signature })).statusCode).toBe(400);
    expect((await shop.razorpaySends(captured(orderId, 100))).statusCode).toBe(200);
    expect(await statusOf(person, orderId)).toBe('pending');
  });

  it.each([
    ['an unknown event', { event: 'invoice.sparkled', payload: {} }],
    ['an event without a name', { hello: 'world' }],
    ['a payment of no order of ours', captured('11111111-2222-4333-8444-555555555555')],
    ['a payment without its parts', { event: 'payment.captured', payload: {} }],
  ])('thanks for %s and changes nothing', async (_what, body) => {
    const before = await shop.api.platform.database.query(
      "select count(*)::int as paid from purchase_order where status = 'paid'",
    );
    expect((await shop.razorpaySends(body)).json()).toEqual({ received: true });
    expect(
      await shop.api.platform.database.query("select count(*)::int as paid from purchase_order where status = 'paid'"),
    ).toEqual(before);
  });

  it('lets a failed try be followed by a paid one, and honours a payment for an order that was given up', async () => {
    const person = await shop.customer('rzp-late@example.com');
    const { orderId } = (await person.checkout({ coupon: 'STUDENT' })).json();
    await shop.razorpaySends({ ...captured(orderId), event: 'payment.failed' });
    expect(await statusOf(person, orderId)).toBe('pending');
    expect((await person.request('GET', `/api/billing/orders/${orderId}/leave`)).statusCode).toBe(404);
    expect(await statusOf(person, orderId)).toBe('pending');
    await person.request('POST', `/api/billing/orders/${orderId}/leave`);
    expect(await statusOf(person, orderId)).toBe('abandoned');
    await shop.razorpaySends(captured(orderId, 19_960));
    expect(await statusOf(person, orderId)).toBe('paid');
    expect(await counts(person)).toEqual({ subscriptions: 1, invoices: 1 });
  });

  it('gives a payment back', async () => {
    const person = await shop.customer('rzp-refund@example.com');
    const { orderId } = (await person.checkout()).json();
    await shop.razorpaySends(captured(orderId));
    expect((await person.request('POST', '/api/billing/subscription/refund', {})).statusCode).toBe(200);
    expect(
      await shop.api.platform.database.query(
        `select status, gateway_refund_id from refund where order_id = '${orderId}'`,
      ),
    ).toEqual([{ status: 'done', gateway_refund_id: `rfnd_pay_${orderId}` }]);
  });
});

describe('Stripe', () => {
  beforeAll(() => {
    shop.use('stripe');
  });

  it('sends a person to its page and settles what it reports', async () => {
    const person = await shop.customer('stripe@example.com');
    const { orderId, payment } = (await person.checkout()).json();
    expect(payment).toEqual({ gateway: 'stripe', url: 'https://checkout.stripe.example/pay' });
    expect(shop.asked.at(-1)?.body).toMatchObject({
      client_reference_id: orderId,
      success_url: `https://shop.example/chat?order=${orderId}`,
      line_items: [{ price_data: { currency: 'inr', unit_amount: 23_482 } }],
    });
    expect((await shop.stripeSends('checkout.session.completed', session(orderId))).statusCode).toBe(200);
    expect(await statusOf(person, orderId)).toBe('paid');
    expect(await counts(person)).toEqual({ subscriptions: 1, invoices: 1 });
  });

  it('takes messages in any order: a late expiry does not undo a payment, a late payment undoes an expiry', async () => {
    const first = await shop.customer('stripe-order@example.com');
    const paid = (await first.checkout()).json().orderId;
    await shop.stripeSends('checkout.session.completed', session(paid), 'evt_2');
    await shop.stripeSends('checkout.session.expired', session(paid), 'evt_3');
    expect(await statusOf(first, paid)).toBe('paid');

    const second = await shop.customer('stripe-late@example.com');
    const expired = (await second.checkout()).json().orderId;
    await shop.stripeSends('checkout.session.expired', session(expired), 'evt_4');
    expect(await statusOf(second, expired)).toBe('abandoned');
    await shop.stripeSends('checkout.session.completed', session(expired), 'evt_5');
    expect(await statusOf(second, expired)).toBe('paid');
  });

  it('waits for a payment that is only announced, and refuses an unsigned message', async () => {
    const person = await shop.customer('stripe-unpaid@example.com');
    const { orderId } = (await person.checkout()).json();
    await shop.stripeSends('checkout.session.completed', { ...session(orderId), payment_status: 'unpaid' }, 'evt_6');
    expect(await statusOf(person, orderId)).toBe('pending');
    await shop.stripeSends('checkout.session.async_payment_failed', session(orderId), 'evt_7');
    expect(await statusOf(person, orderId)).toBe('failed');
    const unsigned = await shop.api.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([unsigned.statusCode, unsigned.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('problem+json'),
    ]);
  });
});

test('gateway secrets lie in the database sealed, and an empty one leaves the one that is set', async () => {
  const [row] = await shop.api.platform.database.query<object>("select * from payment_gateway where name = 'razorpay'");
  expect(JSON.stringify(row)).not.toContain(keySecret);
  const [saved] = await saveGatewaySettings(shop.api.platform, [
    {
      name: 'razorpay',
      active: true,
      apiKey: 'rzp_test_key',
      secretKey: '',
      webhookSecret: '',
      webhookUrl: '',
      testMode: true,
    },
  ]);
  expect(saved).toMatchObject({ secretKeySet: true, webhookSecretSet: true });
  expect(saved).not.toHaveProperty('secretKey');
});
