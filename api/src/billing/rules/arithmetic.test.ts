import fc from 'fast-check';
import { gstOn, gstPercent, roundOff } from './gst';
import { formatPaise, percentOf, share } from './money';
import { unusedValue } from './proration';
import { daysOf, extraDays, priceOf, workOut, type PricedPlan } from './quote';
import { decideCoupon, type RedeemableCoupon } from '../coupons/rules';
import { addDays } from './calendar';

const paise = fc.integer({ min: 0, max: 200_000_000 });
const state = fc.constantFrom('29', '33', '27');
const period = fc.constantFrom('monthly' as const, 'yearly' as const);
const plan: fc.Arbitrary<PricedPlan> = fc.record({
  slug: fc.constant('plan'),
  name: fc.constant('Plan'),
  periodDays: fc.integer({ min: 1, max: 400 }),
  monthlyPricePaise: fc.integer({ min: 1, max: 10_000_000 }),
  yearlyPricePaise: fc.integer({ min: 1, max: 10_000_000 }),
});

const coupon: fc.Arbitrary<RedeemableCoupon> = fc.record({
  code: fc.constant('CODE'),
  description: fc.constant(''),
  type: fc.constantFrom('percentage' as const, 'fixed' as const),
  percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  fixedPaise: paise,
  minimumPaise: fc.constant(0),
  maximumUsers: fc.constant(null),
  usageLimit: fc.constant(null),
  expiryDate: fc.constant('2099-12-31'),
  status: fc.constant('active' as const),
  products: fc.constant([]),
  customers: fc.constant([]),
});

type PayInput = {
  plan: PricedPlan;
  period: 'monthly' | 'yearly';
  coupon: RedeemableCoupon;
  creditPaise: number;
  sellerState: string;
  buyerState: string;
  rounds: boolean;
};
const pay: fc.Arbitrary<PayInput> = fc.record({
  plan,
  period,
  coupon,
  creditPaise: paise,
  sellerState: state,
  buyerState: state,
  rounds: fc.boolean(),
});

function quoteOf({ coupon: typed, ...input }: PayInput) {
  const subtotalPaise = priceOf(input.plan, input.period);
  const payablePaise = Math.max(0, subtotalPaise - input.creditPaise);
  const decision = decideCoupon(typed, {
    today: '2026-11-21',
    planSlug: 'plan',
    email: '',
    subtotalPaise,
    payablePaise,
    uses: 0,
    users: 0,
    usedBefore: false,
  });
  if (!decision.accepted) throw new Error(decision.because);
  return workOut({ ...input, coupon: { code: typed.code, description: '', discountPaise: decision.discountPaise } });
}

test('the lines of a quote add up to its total', () => {
  fc.assert(
    fc.property(pay, (input) => {
      const quote = quoteOf(input);
      expect(quote.subtotalPaise - quote.creditPaise - quote.discountPaise).toBe(quote.taxablePaise);
      expect(quote.taxes.reduce((sum, tax) => sum + tax.amountPaise, 0)).toBe(quote.gstPaise);
      expect(quote.taxablePaise + quote.gstPaise + quote.roundOffPaise).toBe(quote.totalPaise);
    }),
  );
});

test('no amount of a quote is negative or broken, and nobody pays more than without the coupon', () => {
  fc.assert(
    fc.property(pay, (input) => {
      const quote = quoteOf(input);
      for (const amount of [
        quote.subtotalPaise,
        quote.creditPaise,
        quote.discountPaise,
        quote.taxablePaise,
        quote.gstPaise,
        quote.totalPaise,
      ]) {
        expect(Number.isInteger(amount) && amount >= 0).toBe(true);
      }
      expect(quote.totalPaise).toBeLessThanOrEqual(workOut({ ...input, coupon: null }).totalPaise);
    }),
  );
});

test('GST splits into equal halves within a State, up to a paisa, and its total does not depend on the State', () => {
  fc.assert(
    fc.property(paise, state, state, (taxable, seller, buyer) => {
      const { gstPaise, taxes } = gstOn(taxable, seller, buyer);
      expect(gstPaise).toBe(percentOf(taxable, gstPercent));
      expect(taxes.map(({ name }) => name)).toEqual(seller === buyer ? ['CGST', 'SGST'] : ['IGST']);
      expect(taxes.reduce((sum, { ratePercent }) => sum + ratePercent, 0)).toBe(gstPercent);
      const [first = 0, second = first] = taxes.map(({ amountPaise }) => amountPaise);
      expect(Math.abs(second - first)).toBeLessThanOrEqual(1);
    }),
  );
});

test('rounding off reaches the nearest rupee', () => {
  fc.assert(
    fc.property(paise, (total) => {
      const line = roundOff(total);
      expect((total + line) % 100).toBe(0);
      expect(line).toBeGreaterThan(-50);
      expect(line).toBeLessThanOrEqual(50);
    }),
  );
  expect([roundOff(150), roundOff(149), roundOff(100)]).toEqual([50, -49, 0]);
});

test('a part of an amount is rounded half up, and the parts are never more than the whole by more than rounding', () => {
  expect([share(5, 1, 2), share(149_25, 18, 100), percentOf(19_900, 20), percentOf(100, 12.5)]).toEqual([
    3, 2687, 3980, 13,
  ]);
  fc.assert(
    fc.property(paise, fc.integer({ min: 1, max: 366 }), fc.integer({ min: 0, max: 366 }), (amount, whole, part) =>
      expect(Math.abs(share(amount, part, whole) - (amount * part) / whole)).toBeLessThanOrEqual(0.5),
    ),
  );
});

test('an unused part is never more than what was paid, and grows no larger with time', () => {
  const start = new Date('2026-01-01T00:00:00Z');
  fc.assert(
    fc.property(
      paise,
      fc.integer({ min: 1, max: 400 }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (value, days, used) => {
        const end = addDays(start, days);
        const left = unusedValue(value, start, end, addDays(start, used));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(value);
        expect(unusedValue(value, start, end, addDays(start, used + 1))).toBeLessThanOrEqual(left);
      },
    ),
  );
  expect(unusedValue(30_000, start, addDays(start, 30), addDays(start, 9.5))).toBe(20_000);
});

test('a credit above the price becomes days, worth no more than the credit', () => {
  fc.assert(
    fc.property(plan, period, paise, (bought, length, credit) => {
      const days = extraDays(bought, length, credit);
      const price = priceOf(bought, length);
      expect(days * price).toBeLessThanOrEqual(Math.max(0, credit - price) * daysOf(bought, length));
    }),
  );
});

test('the prices of the specification', () => {
  const pro: PricedPlan = {
    slug: 'pro',
    name: 'Pro',
    periodDays: 30,
    monthlyPricePaise: 19_900,
    yearlyPricePaise: 38_200,
  };
  const base = { plan: pro, creditPaise: 0, coupon: null, sellerState: '29', buyerState: '33', rounds: false };
  expect(workOut({ ...base, period: 'monthly' })).toMatchObject({
    subtotalPaise: 19_900,
    perMonthPaise: null,
    gstPaise: 3_582,
    totalPaise: 23_482,
  });
  expect(workOut({ ...base, period: 'yearly' })).toMatchObject({
    subtotalPaise: 458_400,
    perMonthPaise: 38_200,
    gstPaise: 82_512,
    totalPaise: 540_912,
  });
  const save20 = { code: 'SAVE20', description: '20% off', discountPaise: percentOf(19_900, 20) };
  expect(workOut({ ...base, period: 'monthly', coupon: save20 })).toMatchObject({
    discountPaise: 3_980,
    taxablePaise: 15_920,
    gstPaise: 2_866,
    totalPaise: 18_786,
  });
  expect([formatPaise(18_786), formatPaise(12_345_678), formatPaise(-50)]).toEqual([
    '₹187.86',
    '₹1,23,456.78',
    '-₹0.50',
  ]);
});
