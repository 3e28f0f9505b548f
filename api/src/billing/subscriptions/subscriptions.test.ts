import type { Invoice, Subscription } from 'shared-contracts';
import type { Debit, Gateway } from '../gateways/gateway';
import { createTestGateway } from '../gateways/test-gateway';
import { openShop, type Shop } from '../testing/shop';
import { addDays } from '../rules/calendar';
import { insertSubscription } from './subscription-store';
import { payBackOpenRefunds } from './refund';
import { renewSubscriptions } from './renewals';
import { defaultPlan, planOnSale } from '../plans/plan-store';

let shop: Shop;
let nextDebit: Debit | 'as usual' = 'as usual';
let refundsWork = true;
const refunded: string[] = [];

const test = createTestGateway('');
const gateway: Gateway = {
  ...test,
  debit: (mandate, order) =>
    nextDebit === 'as usual'
      ? (test.debit?.(mandate, order) ?? Promise.reject(new Error('none')))
      : Promise.resolve(nextDebit),
  refund(payment) {
    if (!refundsWork) return Promise.reject(new Error('The gateway is down.'));
    refunded.push(payment.orderId);
    return test.refund(payment);
  },
};

beforeAll(async () => {
  shop = await openShop({
    gateways: () => ({
      current: () => Promise.resolve(gateway),
      named: () => Promise.resolve(gateway),
      webhook: () => Promise.resolve(null),
    }),
    jobs: true,
  });
});
afterAll(() => shop.close());

const current = async (customer: Awaited<ReturnType<Shop['customer']>>) =>
  (await customer.request('GET', '/api/billing/subscription')).json<{ subscription: Subscription | null }>()
    .subscription;
const renew = () => renewSubscriptions(shop.billing, () => Promise.resolve(true));
const rows = <Row extends object>(statement: string) => shop.api.platform.database.query<Row>(statement);

describe('refunds', () => {
  it('gives the whole amount back within seven days, with a credit note, and ends the plan', async () => {
    const asha = await shop.customer('refund@example.com');
    const orderId = await asha.buy({ coupon: 'SAVE20' });
    const answer = await asha.request('POST', '/api/billing/subscription/refund', { reason: 'Not what I need' });
    expect(answer.json()).toEqual({
      message: 'Your refund of ₹187.86 is on its way. It reaches you in 5 to 10 business days.',
    });
    expect(await current(asha)).toMatchObject({ status: 'refunded', refundableUntil: null });
    expect((await asha.request('GET', '/api/accounts/session')).json().user.plan.slug).toBe('free');
    const { invoices } = (await asha.request('GET', '/api/billing/invoices')).json<{ invoices: Invoice[] }>();
    expect(invoices.map(({ kind, status, totalPaise }) => [kind, status, totalPaise])).toEqual(
      expect.arrayContaining([
        ['credit note', 'refunded', 18_786],
        ['invoice', 'refunded', 18_786],
      ]),
    );
    expect(refunded).toContain(orderId);
    await shop.mailArrives('refund@example.com', 'refunded');
    const again = await asha.request('POST', '/api/billing/subscription/refund', {});
    expect(again.statusCode).toBe(404);
  });

  it('gives nothing back twice, nor after seven days', async () => {
    const repeat = await shop.customer('repeat@example.com');
    await repeat.buy();
    await repeat.request('POST', '/api/billing/subscription/refund', {});
    await repeat.buy();
    expect(await current(repeat)).toMatchObject({ status: 'active', refundableUntil: null });
    expect((await repeat.request('POST', '/api/billing/subscription/refund', {})).json().detail).toContain(
      'given once',
    );

    const late = await shop.customer('late@example.com');
    await late.buy();
    shop.wait(8);
    const answer = await late.request('POST', '/api/billing/subscription/refund', {});
    expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringContaining('7 days')]);
    expect(await current(late)).toMatchObject({ status: 'active' });
  });

  it('refunds once when asked ten times at once', async () => {
    const eager = await shop.customer('eager@example.com');
    const orderId = await eager.buy();
    await Promise.all(Array.from({ length: 10 }, () => eager.request('POST', '/api/billing/subscription/refund', {})));
    expect(refunded.filter((id) => id === orderId)).toHaveLength(1);
    expect(
      await rows(`select count(*)::int as notes from invoice where user_id = '${eager.id}' and kind = 'credit note'`),
    ).toEqual([{ notes: 1 }]);
  });

  it('tells a gateway that was down later', async () => {
    const patient = await shop.customer('patient@example.com');
    const orderId = await patient.buy();
    refundsWork = false;
    expect((await patient.request('POST', '/api/billing/subscription/refund', {})).statusCode).toBe(200);
    refundsWork = true;
    expect(refunded).not.toContain(orderId);
    await payBackOpenRefunds(shop.billing);
    await payBackOpenRefunds(shop.billing);
    expect(refunded.filter((id) => id === orderId)).toHaveLength(1);
  });

  it('numbers credit notes in a series of their own, without a gap', async () => {
    const numbers = (
      await rows<{ number: string }>("select number from invoice where kind = 'credit note' order by number")
    ).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => `CRN/26-27/${String(index + 1).padStart(6, '0')}`));
  });
});

describe('cancelling', () => {
  it('keeps the plan until the period ends, can be taken back, and then ends without a debit', async () => {
    const person = await shop.customer('cancel@example.com');
    await person.buy();
    expect((await person.request('POST', '/api/billing/subscription/cancel')).json().subscription).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    await person.request('POST', '/api/billing/subscription/cancel');
    expect(
      (await shop.mailsTo('cancel@example.com')).filter(({ subject }) => subject.includes('will not be renewed')),
    ).toHaveLength(1);
    expect((await person.request('POST', '/api/billing/subscription/resume')).json().subscription).toMatchObject({
      cancelAtPeriodEnd: false,
    });
    await person.request('POST', '/api/billing/subscription/cancel');
    shop.wait(31);
    expect((await person.request('GET', '/api/accounts/session')).json().user.plan.slug).toBe('free');
    await renew();
    expect(await current(person)).toMatchObject({ status: 'cancelled' });
    expect(await rows(`select count(*)::int as invoices from invoice where user_id = '${person.id}'`)).toEqual([
      { invoices: 1 },
    ]);
    expect((await person.request('POST', '/api/billing/subscription/resume')).statusCode).toBe(404);
  });
});

describe('renewals', () => {
  it('tells a person days before, debits once, and goes on where the period ended', async () => {
    const person = await shop.customer('renew@example.com');
    await person.buy();
    const before = await current(person);
    shop.wait(27.5);
    await renew();
    await renew();
    expect(
      (await shop.mailsTo('renew@example.com')).filter(({ subject }) => subject.includes('renews on')),
    ).toHaveLength(1);
    shop.wait(3);
    await renew();
    await renew();
    expect(await current(person)).toMatchObject({
      status: 'active',
      startDate: before?.endDate,
      refundableUntil: null,
    });
    expect(await rows(`select count(*)::int as invoices from invoice where user_id = '${person.id}'`)).toEqual([
      { invoices: 2 },
    ]);
  });

  it('makes no invoice out to the part of an address before the @', async () => {
    const person = await shop.customer('nameless@example.com');
    await person.buy({ name: person.email });
    shop.wait(30.5);
    await renew();
    expect(await rows(`select customer from invoice where user_id = '${person.id}'`)).toEqual([
      { customer: person.email },
      { customer: person.email },
    ]);
  });

  it('keeps the plan for days of grace after a failed debit, tries once a day, and then ends it', async () => {
    const person = await shop.customer('failing@example.com');
    await person.buy();
    nextDebit = { paid: false, message: 'Insufficient funds.' };
    shop.wait(30.1);
    await renew();
    await renew();
    expect(await current(person)).toMatchObject({ status: 'past due' });
    expect((await person.request('GET', '/api/accounts/session')).json().user.plan.slug).toBe('pro');
    expect(
      (await shop.mailsTo('failing@example.com')).filter(
        ({ subject }) => subject.includes('payment') && subject.includes('failed'),
      ),
    ).toHaveLength(1);
    shop.wait(1);
    await renew();
    expect(
      await rows(
        `select count(*)::int as tries from purchase_order where user_id = '${person.id}' and kind = 'renewal'`,
      ),
    ).toEqual([{ tries: 2 }]);
    shop.wait(2);
    await renew();
    expect(await current(person)).toMatchObject({ status: 'expired' });
    expect((await person.request('GET', '/api/accounts/session')).json().user.plan.slug).toBe('free');
    nextDebit = 'as usual';
  });

  it('lets a person pay a failed renewal by hand', async () => {
    const person = await shop.customer('byhand@example.com');
    await person.buy();
    nextDebit = { paid: false, message: 'Card expired.' };
    const endDate = (await current(person))?.endDate;
    shop.wait(30.1);
    await renew();
    nextDebit = 'as usual';
    await person.buy();
    expect(await current(person)).toMatchObject({ status: 'active', startDate: endDate });
    expect(
      await rows(`select count(*)::int as subscriptions from subscription where user_id = '${person.id}'`),
    ).toEqual([{ subscriptions: 1 }]);
  });
});

describe('assigned plans', () => {
  it('are neither renewed nor refunded here, and end by themselves', async () => {
    const person = await shop.customer('assigned@example.com');
    const { db, platform } = shop.billing;
    const plan = await planOnSale(db, 'legal-pro-plus');
    const startsAt = platform.now();
    await insertSubscription(db, {
      userId: person.id,
      planId: plan.id,
      period: 'monthly',
      status: 'active',
      startsAt,
      endsAt: addDays(startsAt, 30),
      source: 'assigned',
    });
    expect(await current(person)).toMatchObject({
      plan: { slug: 'legal-pro-plus' },
      status: 'active',
      refundableUntil: null,
    });
    expect((await person.request('POST', '/api/billing/subscription/refund', {})).statusCode).toBe(409);
    expect((await person.request('POST', '/api/billing/subscription/resume')).statusCode).toBe(409);
    shop.wait(30.1);
    await renew();
    expect(await current(person)).toMatchObject({ status: 'cancelled' });
    expect((await defaultPlan(db)).slug).toBe('free');
  });
});
