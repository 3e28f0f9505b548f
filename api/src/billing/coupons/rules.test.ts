import { decideCoupon, invalidCoupon, type RedeemableCoupon, type Redemption } from './rules';

const save20: RedeemableCoupon = {
  code: 'SAVE20',
  description: '20% off',
  type: 'percentage',
  percent: 20,
  fixedPaise: 0,
  minimumPaise: 0,
  maximumUsers: null,
  usageLimit: null,
  expiryDate: '2026-12-31',
  status: 'active',
  products: [],
  customers: [],
};
const order: Redemption = {
  today: '2026-11-21',
  planSlug: 'pro',
  email: 'asha@example.com',
  subtotalPaise: 19_900,
  payablePaise: 19_900,
  uses: 0,
  users: 0,
  usedBefore: false,
};

const accepted: readonly [string, Partial<RedeemableCoupon>, Partial<Redemption>, number][] = [
  ['a percentage', {}, {}, 3_980],
  ['a percentage of what is payable', {}, { payablePaise: 10_000 }, 2_000],
  ['a fixed amount', { type: 'fixed', fixedPaise: 5_000 }, {}, 5_000],
  ['a fixed amount above the price', { type: 'fixed', fixedPaise: 50_000 }, {}, 19_900],
  ['everything', { percent: 100 }, {}, 19_900],
  ['on its last day', { expiryDate: '2026-11-21' }, {}, 3_980],
  ['just enough of an order', { minimumPaise: 19_900 }, {}, 3_980],
  ['the last use', { usageLimit: 3 }, { uses: 2 }, 3_980],
  ['again by someone who counts already', { maximumUsers: 1 }, { users: 1, usedBefore: true }, 3_980],
  ['its own plan', { products: ['pro'] }, {}, 3_980],
  ['its own customer, in capitals', { customers: ['asha@example.com'] }, { email: 'Asha@Example.com' }, 3_980],
];
test.each(accepted)('accepts %s', (_what, coupon, use, discountPaise) =>
  expect(decideCoupon({ ...save20, ...coupon }, { ...order, ...use })).toEqual({ accepted: true, discountPaise }),
);

const refused: readonly [string, Partial<RedeemableCoupon> | null, Partial<Redemption>, string][] = [
  ['an unknown code', null, {}, invalidCoupon],
  ['a draft', { status: 'draft' }, {}, invalidCoupon],
  ['an expired one', { status: 'expired' }, {}, invalidCoupon],
  ['the day after its last', { expiryDate: '2026-11-20' }, {}, invalidCoupon],
  ['a small order', { minimumPaise: 19_901 }, {}, '₹199.01'],
  ['one use too many', { usageLimit: 3 }, { uses: 3 }, 'used up'],
  ['one person too many', { maximumUsers: 1 }, { users: 1 }, 'used up'],
  ['another plan', { products: ['legal-pro-plus'] }, {}, 'another plan'],
  ['another customer', { customers: ['ravi@example.com'] }, {}, invalidCoupon],
];
test.each(refused)('refuses %s', (_what, coupon, use, sentence) => {
  const decision = decideCoupon(coupon && { ...save20, ...coupon }, { ...order, ...use });
  expect(decision).toEqual({ accepted: false, because: expect.stringContaining(sentence) });
});

const secret: readonly [string, Partial<RedeemableCoupon>, Partial<Redemption>][] = [
  ['a code for another customer', { customers: ['ravi@example.com'] }, {}],
  ['an expired code for another customer', { customers: ['ravi@example.com'], status: 'expired' }, {}],
  ['a used-up code for another customer', { customers: ['ravi@example.com'], usageLimit: 1 }, { uses: 1 }],
  ['an expired code, to a visitor', { status: 'expired' }, { email: '' }],
  ['a used-up code, to a visitor', { usageLimit: 1 }, { email: '', uses: 1 }],
];
test.each(secret)('answers %s as if there were none', (_what, coupon, use) =>
  expect(decideCoupon({ ...save20, ...coupon }, { ...order, ...use })).toEqual(decideCoupon(null, order)),
);
