import { renewSubscriptions } from '../subscriptions/renewals';
import { captured, openGatewayShop, session, type GatewayShop } from '../testing/gateway-shop';
import type { Customer } from '../testing/shop';
import { returnOpenPayments } from './return-payment';

let shop: GatewayShop;
beforeAll(async () => {
  shop = await openGatewayShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.use('razorpay');
  shop.refundsBe('works');
});

const subscriptionsOf = ({ id }: Customer) =>
  shop.rows<{ slug: string; period: string; status: string; days: number }>(
    `select slug, period, subscription.status, (end_date - start_date) as days from subscription
     join plan on plan.id = plan_id where user_id = '${id}' and subscription.status = 'active'`,
  );
const paymentOf = (orderId: string) =>
  shop.rows<{ status: string; reason: string; gateway_refund_id: string | null }>(
    `select status, reason, gateway_refund_id from payment where order_id = '${orderId}'`,
  );
const totalOf = async (orderId: string) => {
  const [row] = await shop.rows<{ total: number }>(
    `select (quote->>'totalPaise')::int as total from purchase_order where id = '${orderId}'`,
  );
  return row?.total ?? 0;
};
const begin = async (person: Customer, body: object = {}) =>
  (await person.checkout(body)).json<{ orderId: string }>().orderId;
const pay = async (orderId: string) => shop.razorpaySends(captured(orderId, await totalOf(orderId)));
const bellSays = async (text: string) =>
  (await shop.rows<{ text: string }>('select text from bell_item')).filter((item) => item.text.includes(text));

test('a credit pays for one order, however many were begun with it', async () => {
  const person = await shop.customer('credit@example.com');
  await pay(await begin(person));
  const orders: string[] = [];
  for (let count = 0; count < 5; count++) orders.push(await begin(person, { plan: 'legal-pro-plus' }));
  await Promise.all(orders.map(pay));
  const paid = await shop.rows(`select id from purchase_order where user_id = '${person.id}' and status = 'paid'`);
  expect(paid).toHaveLength(2);
  expect(await subscriptionsOf(person)).toEqual([
    { slug: 'legal-pro-plus', period: 'monthly', status: 'active', days: 30 },
  ]);
  expect(
    await shop.rows(
      `select count(*)::int as back from payment join purchase_order on purchase_order.id = order_id
       where user_id = '${person.id}' and payment.status = 'returned'`,
    ),
  ).toEqual([{ back: 4 }]);
  expect(await shop.rows(`select count(*)::int as n from invoice where user_id = '${person.id}'`)).toEqual([{ n: 2 }]);
});

test('a coupon for one use is used once, and the other payments go back', async () => {
  await shop.rows(
    `insert into coupon (code, type, percent, expiry_date, usage_limit, maximum_users) values ('ONCE', 'percentage', 50, '2099-12-31', 1, 1)`,
  );
  const people = [];
  for (const name of ['one', 'two', 'three']) {
    const person = await shop.customer(`${name}-once@example.com`);
    people.push({ person, orderId: await begin(person, { coupon: 'ONCE' }) });
    await begin(person, { plan: 'legal-pro-plus' });
  }
  await Promise.all(people.map(({ orderId }) => pay(orderId)));
  expect(
    await shop.rows(
      `select count(*)::int as n from coupon_redemption join coupon on coupon.id = coupon_id where code = 'ONCE' and coupon_redemption.status = 'redeemed'`,
    ),
  ).toEqual([{ n: 1 }]);
  const statuses = await Promise.all(
    people.map(async ({ person, orderId }) => (await shop.statusOf(person, orderId)).status),
  );
  expect(statuses.sort()).toEqual(['paid', 'refunded', 'refunded']);
});

test('a late monthly payment leaves the yearly plan alone, goes back, and says so to both sides', async () => {
  const person = await shop.customer('larger@example.com');
  const monthly = await begin(person);
  await pay(await begin(person, { period: 'yearly' }));
  await pay(monthly);
  expect(await subscriptionsOf(person)).toEqual([{ slug: 'pro', period: 'yearly', status: 'active', days: 365 }]);
  expect(await paymentOf(monthly)).toEqual([
    { status: 'returned', reason: expect.any(String) as string, gateway_refund_id: `rfnd_pay_${monthly}` },
  ]);
  expect(await shop.statusOf(person, monthly)).toMatchObject({
    status: 'refunded',
    message: expect.stringMatching(/₹234.82 goes back to you\./) as string,
  });
  expect(shop.asked.at(-1)).toEqual({
    call: 'refund',
    body: { paymentId: `pay_${monthly}`, amount: 23_482, notes: { orderId: monthly } },
  });
  expect(await bellSays('goes back by Razorpay')).not.toHaveLength(0);
  expect(await shop.rows(`select actor, action from audit_entry where subject = 'pay_${monthly}' order by id`)).toEqual(
    [{ actor: 'Razorpay', action: 'payment.returning' }],
  );
  await pay(monthly);
  expect(shop.asked.filter(({ body }) => JSON.stringify(body).includes(`pay_${monthly}`))).toHaveLength(1);
});

test('an order whose terms are still those of today is honoured when its payment is late', async () => {
  const person = await shop.customer('honoured@example.com');
  const orderId = await begin(person, { coupon: 'STUDENT' });
  await shop.rows(`update purchase_order set status = 'abandoned' where id = '${orderId}'`);
  await pay(orderId);
  expect((await shop.statusOf(person, orderId)).status).toBe('paid');
  expect(await paymentOf(orderId)).toEqual([{ status: 'settled', reason: '', gateway_refund_id: null }]);
});

test('a price that has changed since an order was given up sends its payment back, an open order keeps its price', async () => {
  const [late, open] = await Promise.all(
    ['late-price', 'open-price'].map((name) => shop.customer(`${name}@example.com`)),
  );
  if (!late || !open) throw new Error('Nobody came.');
  const given = await begin(late);
  const kept = await begin(open);
  await shop.rows(`update purchase_order set status = 'abandoned' where id = '${given}'`);
  await shop.rows("update plan set monthly_price_paise = 24900 where slug = 'pro'");
  await pay(given);
  await pay(kept);
  await shop.rows("update plan set monthly_price_paise = 19900 where slug = 'pro'");
  expect((await shop.statusOf(late, given)).status).toBe('refunded');
  expect((await shop.statusOf(open, kept)).status).toBe('paid');
});

test('a refund of the plan takes the credit of the open upgrade with it', async () => {
  const person = await shop.customer('both@example.com');
  await pay(await begin(person));
  const upgrade = await begin(person, { plan: 'legal-pro-plus' });
  expect((await person.request('POST', '/api/billing/subscription/refund', {})).statusCode).toBe(200);
  await pay(upgrade);
  expect(await subscriptionsOf(person)).toEqual([]);
  expect((await shop.statusOf(person, upgrade)).status).toBe('refunded');
});

test('a second payment of the same order goes back', async () => {
  const person = await shop.customer('twice-paid@example.com');
  const orderId = await begin(person);
  await pay(orderId);
  await shop.razorpaySends(captured(orderId, 23_482, { id: 'pay_second' }));
  expect((await shop.statusOf(person, orderId)).status).toBe('paid');
  expect((await paymentOf(orderId)).map(({ status }) => status).sort()).toEqual(['returned', 'settled']);
});

test('a gateway that is down is asked again; one that refuses leaves a credit that the administrator sees', async () => {
  const person = await shop.customer('kept@example.com');
  const first = await begin(person);
  const second = await begin(person, { period: 'yearly' });
  shop.refundsBe('is down');
  await pay(second);
  await pay(first);
  expect(await paymentOf(first)).toEqual([expect.objectContaining({ status: 'returning' })]);
  shop.refundsBe('refuses');
  await returnOpenPayments(shop.billing);
  expect(await paymentOf(first)).toEqual([
    expect.objectContaining({ status: 'kept', reason: expect.stringContaining('enough balance') as string }),
  ]);
  expect(await bellSays("It is the customer's credit")).toHaveLength(1);
  expect((await shop.statusOf(person, first)).message).toContain('kept as your credit');
  shop.refundsBe('works');
  await returnOpenPayments(shop.billing);
  expect(await paymentOf(first)).toEqual([expect.objectContaining({ status: 'kept' })]);
});

test('a debit never takes the place of a plan that was bought meanwhile', async () => {
  shop.use('stripe');
  const person = await shop.customer('debit@example.com');
  const orderId = await begin(person);
  await shop.stripeSends('checkout.session.completed', session(orderId));
  shop.wait(29);
  const upgrade = await begin(person, { plan: 'legal-pro-plus', period: 'yearly' });
  await shop.stripeSends('checkout.session.completed', session(upgrade, { amount_total: await totalOf(upgrade) }));
  await renewSubscriptions(shop.billing, () => Promise.resolve(true));
  expect(await subscriptionsOf(person)).toEqual([
    expect.objectContaining({ slug: 'legal-pro-plus', period: 'yearly' }),
  ]);
});

describe('what does not fit settles nothing and is shown to the administrator', () => {
  const isLeftAlone = async (person: Customer, orderId: string, paymentId: string) => {
    expect((await shop.statusOf(person, orderId)).status).toBe('pending');
    expect(await subscriptionsOf(person)).toEqual([]);
    expect(await shop.rows(`select status, order_id from payment where payment_id = '${paymentId}'`)).toEqual([
      { status: 'unmatched', order_id: orderId },
    ]);
    expect(await shop.rows(`select action from audit_entry where subject = '${paymentId}'`)).toEqual([
      { action: 'payment.unmatched' },
    ]);
  };

  test.each([
    ['another currency', 23_482, { currency: 'IDR' }],
    ['less than was asked', 23_481, {}],
    ['more than was asked', 23_483, {}],
    ['another order of the gateway, though its notes name ours', 23_482, { order_id: 'order_of_somebody_else' }],
    ['no order of the gateway at all', 23_482, { order_id: null }],
  ])('Razorpay: %s', async (what, amount, change) => {
    const person = await shop.customer(`${what.replaceAll(/\W+/g, '-')}@example.com`);
    const orderId = await begin(person);
    const message = captured(orderId, amount, change);
    await shop.razorpaySends(message);
    await shop.razorpaySends(message);
    await isLeftAlone(person, orderId, `pay_${orderId}`);
  });

  test.each([
    ['another currency', { currency: 'usd' }],
    ['another amount', { amount_total: 100 }],
    ['another session', { id: 'cs_of_somebody_else' }],
  ])('Stripe: %s', async (what, change) => {
    shop.use('stripe');
    const person = await shop.customer(`stripe-${what.replaceAll(/\W+/g, '-')}@example.com`);
    const orderId = await begin(person);
    await shop.stripeSends('checkout.session.completed', session(orderId, change));
    await isLeftAlone(person, orderId, `pi_${orderId}`);
  });

  test("one gateway's message does not settle the order of the other", async () => {
    shop.use('stripe');
    const person = await shop.customer('crossed@example.com');
    const orderId = await begin(person);
    await shop.razorpaySends(captured(orderId));
    await isLeftAlone(person, orderId, `pay_${orderId}`);
    await shop.razorpaySends(captured(orderId, 23_482, { id: 'pay_crossed', order_id: `cs_${orderId}` }));
    expect((await shop.statusOf(person, orderId)).status).toBe('pending');
  });

  test('a payment that has nothing to do with us rings no bell', async () => {
    const before = (await shop.rows('select id from bell_item')).length;
    await shop.razorpaySends(captured('none', 100, { id: 'pay_foreign', notes: [] }));
    expect(await shop.rows('select id from bell_item')).toHaveLength(before);
  });
});
