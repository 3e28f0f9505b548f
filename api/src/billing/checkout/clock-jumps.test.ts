import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Days by which the clock is set wrong, and right again. */
const jumps = [0, -2, 3, -400, 399] as const;

test('a clock that jumps loses no order, no plan and no invoice number', async () => {
  for (const [index, days] of jumps.entries()) {
    shop.wait(days);
    const person = await shop.customer(`jump-${index}@example.com`);
    await person.buy();
    const session = await person.request('GET', '/api/billing/subscription');
    expect(session.json<{ subscription: { status: string } }>().subscription.status).toBe('active');
  }
  const { database } = shop.api.platform;
  const invoices = await database.query<{ number: string }>('select number from invoice order by number');
  expect(invoices).toHaveLength(jumps.length);
  const bySeries = new Map<string, number[]>();
  for (const { number } of invoices) {
    const [, series = '', place = ''] = /^(.*\/)(\d+)$/.exec(number) ?? [];
    bySeries.set(series, [...(bySeries.get(series) ?? []), Number(place)]);
  }
  expect(bySeries.size).toBeGreaterThan(1);
  for (const places of bySeries.values()) expect(places).toEqual(places.map((_, index) => index + 1));
});
