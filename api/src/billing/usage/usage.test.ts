import type { Principal } from '../../platform/principal/principal';
import { openShop, type Shop } from '../testing/shop';
import { entitlementsOf } from './limits';
import { forgetOldUsage, noteTokens, questionUsage, returnQuestion, takeQuestion, takeUpload } from './usage';

let shop: Shop;
let visitors = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const visitor = (): Principal => ({ kind: 'visitor', visitorId: `visitor-${++visitors}` });
const now = () => shop.billing.platform.now();
const ask = (principal: Principal) => takeQuestion(shop.billing.db, principal, now()).then(({ usage }) => usage);

test('a visitor asks five questions a day, also when they come at once, until midnight in India', async () => {
  const person = visitor();
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => ask(person)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(ask(person)).rejects.toMatchObject({
    status: 429,
    detail: expect.stringContaining('daily limit of 5 questions'),
    extras: { limit: 5, used: 5, resetsAt: '2026-11-21T18:30:00.000Z' },
  });
  await returnQuestion(shop.billing.db, person, now());
  expect(await questionUsage(shop.billing.db, person, now())).toMatchObject({ limit: 5, used: 4 });
  expect(await ask(visitor())).toMatchObject({ used: 1 });
  shop.wait(0.53);
  expect(await ask(person)).toMatchObject({ used: 1, resetsAt: '2026-11-22T18:30:00.000Z' });
});

test('tokens and files of the plan really limit', async () => {
  const person = visitor();
  await noteTokens(shop.billing.db, person, 60_000, now());
  await expect(ask(person)).rejects.toMatchObject({ status: 429, detail: expect.stringContaining('chat tokens') });
  for (let count = 0; count < 5; count++) await takeUpload(shop.billing.db, person, now());
  await expect(takeUpload(shop.billing.db, person, now())).rejects.toMatchObject({
    status: 429,
    extras: { limit: 5, used: 5 },
  });
});

test('what visitors used is forgotten after two days, what people used after a year', async () => {
  const days = async (who: string) =>
    (
      await shop.billing.platform.database.query<{ day: string }>(
        'select day::text as day from daily_usage where who = $1 order by day',
        [who],
      )
    ).map(({ day }) => day);
  for (const who of ['visitor:old', 'user:old'])
    for (const day of ['2020-01-01', '2026-11-10', '2099-01-01'])
      await shop.billing.platform.database.query('insert into daily_usage (who, day) values ($1, $2)', [who, day]);
  await forgetOldUsage(shop.billing.db, new Date('2026-11-21T06:00:00Z'));
  expect(await days('visitor:old')).toEqual(['2099-01-01']);
  expect(await days('user:old')).toEqual(['2026-11-10', '2099-01-01']);
});

test('a plan brings its rights at once', async () => {
  const customer = await shop.customer('rights@example.com');
  const principal: Principal = { kind: 'user', userId: customer.id, email: customer.email, name: '', role: 'customer' };
  const rights = () => entitlementsOf(shop.billing.db, principal, now());
  expect(await rights()).toMatchObject({
    planSlug: 'free',
    questionsPerDay: 5,
    caseLawDetail: false,
    pdfDownload: false,
  });
  await customer.buy();
  expect(await rights()).toMatchObject({
    planSlug: 'pro',
    questionsPerDay: null,
    caseLawDetail: false,
    pdfDownload: false,
  });
  await customer.buy({ plan: 'legal-pro-plus' });
  expect(await rights()).toMatchObject({
    planSlug: 'legal-pro-plus',
    caseLawDetail: true,
    pdfDownload: true,
    priority: true,
  });
});

test.each([
  ['0', null],
  ['9', 9],
])('FREE_QUESTIONS_PER_DAY=%s', async (value, limit) => {
  const other = await openShop({ environment: { FREE_QUESTIONS_PER_DAY: value } });
  expect(await questionUsage(other.billing.db, visitor(), now())).toMatchObject({ limit });
  await other.close();
});
