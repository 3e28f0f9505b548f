import { productionEnvironment } from '../../testing/production-environment';
import { testConfig } from '../../testing/test-api';
import { openShop, type Shop } from '../testing/shop';
import { guessLimits } from './guesses';

/** An hour, in days. */
const hour = 1 / 24;
const order = { plan: 'pro', period: 'monthly' };
const { perPerson, perAddress } = guessLimits(false);
const rightCode = 'WELCOME10';

describe('somebody who tries codes until one fits', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await shop.api.platform.database.query(
      `insert into coupon (code, description, type, percent, expiry_date)
       values ($1, 'a tenth', 'percentage', 10, '2027-12-31')`,
      [rightCode],
    );
  });
  afterAll(() => shop.close());

  const quoteFrom = (remoteAddress: string, coupon?: string) =>
    shop.api.app.inject({
      method: 'POST',
      url: '/api/billing/quote',
      payload: { ...order, ...(coupon ? { coupon } : {}) },
      remoteAddress,
    });
  const wrongCode = (tries: number) => `GUESS${tries}`;

  it('is stopped at the price call and at the checkout, right codes too, and may go on without one', async () => {
    const person = await shop.customer('guesser@example.com');
    const quote = (coupon?: string) =>
      person.request('POST', '/api/billing/quote', { ...order, ...(coupon && { coupon }) });
    for (let tries = 0; tries < perPerson; tries++)
      expect([tries, (await quote(wrongCode(tries))).statusCode]).toEqual([tries, 400]);
    const stopped = await quote(rightCode);
    expect([stopped.statusCode, stopped.json().detail]).toEqual([429, expect.stringMatching(/^Too many codes/)]);
    expect((await person.checkout({ coupon: rightCode })).statusCode).toBe(429);
    expect((await quote()).statusCode).toBe(200);
    shop.wait(hour);
    expect((await quote(rightCode)).statusCode).toBe(200);
  });

  it('is counted at the checkout as at the price call', async () => {
    const person = await shop.customer('buyer@example.com');
    for (let tries = 0; tries < perPerson; tries++)
      expect((await person.checkout({ coupon: wrongCode(tries) })).statusCode).toBe(400);
    expect((await person.request('POST', '/api/billing/quote', { ...order, coupon: rightCode })).statusCode).toBe(429);
  });

  it('is stopped without an account by the address, which no cookie changes', async () => {
    for (let tries = 0; tries < perAddress; tries++)
      expect([tries, (await quoteFrom('10.1.1.1', wrongCode(tries))).statusCode]).toEqual([tries, 400]);
    expect((await quoteFrom('10.1.1.1', rightCode)).statusCode).toBe(429);
    expect((await quoteFrom('10.1.1.1')).statusCode).toBe(200);
    expect((await quoteFrom('10.1.1.2', rightCode)).statusCode).toBe(200);
  });

  it('has few tries in production', () => {
    const { production } = testConfig(productionEnvironment);
    expect(guessLimits(production)).toEqual({ perPerson: 10, perAddress: 60 });
  });
});
