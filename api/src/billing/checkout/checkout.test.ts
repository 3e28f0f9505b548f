import type { Checkout, PublicPlan } from 'shared-contracts';
import { readDocument } from '../../documents/read-document';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ jobs: true });
});
afterAll(() => shop.close());

const count = async (statement: string): Promise<number> =>
  (await shop.api.platform.database.query<{ n: number }>(statement))[0]?.n ?? -1;

test('the plans are those that are sold, and a badge promises what the year saves', async () => {
  const { plans } = (await shop.api.app.inject('/api/plans')).json<{ plans: PublicPlan[] }>();
  expect(plans.map(({ slug, monthly, yearly }) => [slug, monthly.pricePaise, yearly?.pricePaise ?? null])).toEqual([
    ['free', 0, null],
    ['pro', 19_900, 16_700],
    ['legal-pro-plus', 49_900, 41_900],
  ]);
  expect(plans.map(({ yearly }) => yearly?.savePercent)).toEqual([undefined, 16, 16]);
});

const quote = async (body: object) =>
  shop.api.app.inject({
    method: 'POST',
    url: '/api/billing/quote',
    payload: { plan: 'pro', period: 'monthly', ...body },
  });

test('a visitor can ask for a price, and a coupon counts in any case', async () => {
  expect((await quote({})).json()).toMatchObject({
    subtotalPaise: 19_900,
    totalPaise: 23_482,
    taxes: [{ name: 'CGST' }, { name: 'SGST' }],
  });
  expect((await quote({ coupon: 'save20', stateCode: '33' })).json()).toMatchObject({
    coupon: { code: 'SAVE20' },
    discountPaise: 3_980,
    totalPaise: 18_786,
    taxes: [{ name: 'IGST', amountPaise: 2_866 }],
  });
  const wrong = await quote({ coupon: 'NOPE' });
  expect([wrong.statusCode, wrong.json().errors.coupon]).toEqual([400, 'Invalid coupon code. Please try again.']);
  expect((await quote({ plan: 'none' })).statusCode).toBe(404);
  expect((await quote({ plan: 'free' })).statusCode).toBe(400);
});

test('a coupon that nobody described says its amount in each language that was left empty', async () => {
  await shop.api.platform.database.query(
    `insert into coupon (code, type, percent, expiry_date, translations)
     values ('PLAIN', 'percentage', 5, '2099-12-31', '{"ta": "", "hi": "त्योहार की छूट", "kn": ""}')`,
  );
  expect((await quote({ coupon: 'PLAIN' })).json().coupon).toMatchObject({
    translations: {
      ta: expect.stringMatching(/^5.*% தள்ளுபடி$/),
      hi: 'त्योहार की छूट',
      kn: expect.stringMatching(/^5.*% ರಿಯಾಯಿತಿ$/),
    },
  });
});

test('nobody subscribes without signing in', async () => {
  expect(
    (
      await shop.api.app.inject({
        method: 'POST',
        url: '/api/billing/checkout',
        payload: { plan: 'pro', period: 'monthly', stateCode: '29', name: 'A', idempotencyKey: '12345678' },
      })
    ).statusCode,
  ).toBe(401);
});

test('an order that is paid gives the subscription, the redeemed coupon and the invoice, by mail and as a PDF', async () => {
  const asha = await shop.customer('asha@example.com');
  const begun = (await asha.checkout({ coupon: 'SAVE20', stateCode: '33', address: '12 Beach Road, Chennai' })).json();
  expect(begun.payment).toEqual({ gateway: 'test', url: `/api/billing/test-gateway/${begun.orderId}` });

  const page = await asha.request('GET', begun.payment.url);
  expect(page.body).toContain('Pay ₹187.86');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const paid = await asha.end(begun.orderId, 'pay');
  expect([paid.statusCode, paid.headers.location]).toEqual([303, `/chat?order=${begun.orderId}`]);

  expect((await asha.request('GET', `/api/billing/orders/${begun.orderId}`)).json()).toMatchObject({
    status: 'paid',
    message: expect.stringContaining('Payment successful'),
  });
  expect((await asha.request('GET', '/api/billing/subscription')).json().subscription).toMatchObject({
    plan: { slug: 'pro' },
    status: 'active',
    startDate: '2026-11-21',
    endDate: '2026-12-21',
    cancelAtPeriodEnd: false,
    refundableUntil: '2026-11-28T06:00:00.000Z',
  });
  expect((await asha.request('GET', '/api/accounts/session')).json().user).toMatchObject({
    name: 'Asha Rao',
    plan: { slug: 'pro', name: 'Pro' },
  });

  const { invoices } = (await asha.request('GET', '/api/billing/invoices')).json();
  expect(invoices).toEqual([
    expect.objectContaining({
      number: 'INV/26-27/000001',
      kind: 'invoice',
      date: '2026-11-21',
      taxablePaise: 15_920,
      totalPaise: 18_786,
      taxes: [{ name: 'IGST', ratePercent: 18, amountPaise: 2_866 }],
      status: 'paid',
    }),
  ]);
  const pdf = await asha.request('GET', `/api/billing/invoices/${invoices[0].id}/pdf`);
  expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  const read = await readDocument(pdf.rawPayload, 'invoice.pdf');
  const text = read.ok ? read.pages.map((page) => page.text).join(' ') : read.message;
  for (const part of [
    'Tax Invoice',
    'INV/26-27/000001',
    'Asha Rao',
    'Tamil Nadu (33)',
    '998431',
    '₹159.20',
    'IGST 18%',
    '₹187.86',
  ])
    expect(text).toContain(part);
  await shop.mailArrives('asha@example.com', 'Invoice INV/26-27/000001');
});

test('an invoice is for its customer only', async () => {
  const owner = await shop.customer('owner@example.com');
  const stranger = await shop.customer('stranger@example.com');
  const orderId = await owner.buy();
  const { invoices } = (await owner.request('GET', '/api/billing/invoices')).json();
  expect((await stranger.request('GET', `/api/billing/invoices/${invoices[0].id}/pdf`)).statusCode).toBe(404);
  expect((await stranger.request('GET', `/api/billing/orders/${orderId}`)).statusCode).toBe(404);
  expect((await stranger.end(orderId, 'pay')).statusCode).toBe(404);
});

test.each([
  ['decline', 'failed', 'declined'],
  ['abandon', 'abandoned', 'not made'],
] as const)('%s gives no plan, and the order stays closed', async (how, status, words) => {
  const person = await shop.customer(`${how}@example.com`);
  const { orderId } = (await person.checkout({ coupon: 'STUDENT' })).json();
  await person.end(orderId, how);
  await person.end(orderId, 'pay');
  expect((await person.request('GET', `/api/billing/orders/${orderId}`)).json()).toMatchObject({
    status,
    message: expect.stringContaining(words),
  });
  expect((await person.request('GET', '/api/billing/subscription')).json()).toEqual({ subscription: null });
  expect((await person.request('GET', `/api/billing/test-gateway/${orderId}`)).body).toContain('This order is closed');
  expect(
    await count(
      `select count(*)::int as n from coupon_redemption where order_id = '${orderId}' and status <> 'released'`,
    ),
  ).toBe(0);
});

test('the same request gives the same order, another content another one, and a failed one can be begun again', async () => {
  const person = await shop.customer('twice@example.com');
  const body = { idempotencyKey: 'the-same-intent' };
  const orders = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => (await person.checkout(body)).json<Checkout>().orderId),
  );
  expect(new Set(orders).size).toBe(1);
  const yearly = (await person.checkout({ ...body, period: 'yearly' })).json().orderId;
  expect(orders).not.toContain(yearly);
  expect((await person.request('GET', `/api/billing/orders/${orders[0]}`)).json().status).toBe('abandoned');
  await person.end(yearly, 'decline');
  const again = (await person.checkout({ ...body, period: 'yearly' })).json().orderId;
  expect(again).not.toBe(yearly);
  await person.end(again, 'pay');
  expect((await person.checkout({ ...body, period: 'yearly' })).json()).toEqual({
    orderId: again,
    payment: { gateway: 'none' },
  });
});

test('paying twice at the same moment gives one subscription and one invoice', async () => {
  const person = await shop.customer('double@example.com');
  const { orderId } = (await person.checkout()).json();
  await Promise.all(Array.from({ length: 10 }, () => person.end(orderId, 'pay')));
  expect(await count(`select count(*)::int as n from subscription where user_id = '${person.id}'`)).toBe(1);
  expect(await count(`select count(*)::int as n from invoice where user_id = '${person.id}'`)).toBe(1);
});

test('whoever has a plan is not sold the same one again at once', async () => {
  const person = await shop.customer('again@example.com');
  await person.buy();
  const again = await person.checkout();
  expect([again.statusCode, again.json().detail]).toEqual([409, 'You already have Pro until 21 December 2026.']);
});

test('an order that costs nothing needs no gateway', async () => {
  await shop.api.platform.database.query(
    "insert into coupon (code, type, percent, expiry_date) values ('GIFT', 'percentage', 100, '2099-12-31')",
  );
  const person = await shop.customer('gift@example.com');
  const begun = (await person.checkout({ coupon: 'gift' })).json();
  expect(begun.payment).toEqual({ gateway: 'none' });
  expect((await person.request('GET', '/api/billing/subscription')).json().subscription).toMatchObject({
    status: 'active',
    refundableUntil: null,
  });
  expect((await person.request('GET', '/api/billing/invoices')).json().invoices[0]).toMatchObject({ totalPaise: 0 });
});

test('a change of plan credits the unused days and takes the place of the old plan', async () => {
  const person = await shop.customer('change@example.com');
  await person.buy();
  shop.wait(10);
  const { json } = await person.request('POST', '/api/billing/quote', { plan: 'legal-pro-plus', period: 'monthly' });
  expect(json()).toMatchObject({ subtotalPaise: 49_900, creditPaise: Math.floor((19_900 * 20) / 30) });
  await person.buy({ plan: 'legal-pro-plus' });
  expect((await person.request('GET', '/api/billing/subscription')).json().subscription).toMatchObject({
    plan: { slug: 'legal-pro-plus' },
    status: 'active',
    refundableUntil: null,
  });
  expect(
    await count(`select count(*)::int as n from subscription where user_id = '${person.id}' and status = 'active'`),
  ).toBe(1);
});

test('a credit above the price makes the new period longer and costs nothing', async () => {
  const person = await shop.customer('down@example.com');
  await person.buy({ plan: 'legal-pro-plus', period: 'yearly' });
  const begun = (await person.checkout({ plan: 'pro', period: 'monthly' })).json();
  expect(begun.payment).toEqual({ gateway: 'none' });
  const [row] = await shop.api.platform.database.query<{ days: number }>(
    `select (end_date - start_date) as days from subscription where user_id = '${person.id}' and status = 'active'`,
  );
  expect(row?.days).toBe(30 + Math.floor(((41_900 * 12 - 19_900) * 30) / 19_900));
});

test('orders that nobody pays are given up, and their coupon is free', async () => {
  const { closeOverdueOrders } = await import('../billing-module');
  const person = await shop.customer('forgets@example.com');
  const { orderId } = (await person.checkout({ coupon: 'EARLY25' })).json();
  shop.wait(1 / 12);
  await closeOverdueOrders(shop.billing, shop.billing.platform.now());
  expect((await person.request('GET', `/api/billing/orders/${orderId}`)).json().status).toBe('abandoned');
  expect(
    await count(
      `select count(*)::int as n from coupon_redemption where order_id = '${orderId}' and status = 'released'`,
    ),
  ).toBe(1);
});
