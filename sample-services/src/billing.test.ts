import { simulatedQuote } from './billing';

test.each([
  ['pro', undefined, 491_641, 0, 88_495, 580_136],
  ['legal-pro-plus', undefined, 598_800, 0, 107_784, 706_584],
  ['pro', 'SAVE20', 491_641, 98_328, 70_796, 464_109],
  ['pro', 'student', 491_641, 73_746, 75_221, 493_116],
  ['pro', ' early25 ', 491_641, 122_910, 66_372, 435_103],
])(
  '%s with coupon %s: subtotal %i, discount %i, GST %i, total %i paise',
  (plan, coupon, subtotalPaise, discountPaise, gstPaise, totalPaise) => {
    const quote = simulatedQuote({ plan, period: 'yearly', ...(coupon === undefined ? {} : { coupon }) });
    expect(quote).toMatchObject({ subtotalPaise, discountPaise, gstPaise, totalPaise });
  },
);

test('the twelfth of the yearly price is shown beside it', () => {
  expect(simulatedQuote({ plan: 'pro', period: 'yearly' }).perMonthPaise).toBe(40_970);
  expect(simulatedQuote({ plan: 'legal-pro-plus', period: 'yearly' }).perMonthPaise).toBe(49_900);
});

test('an unknown coupon is refused with the specified sentence', () => {
  expect(() => simulatedQuote({ plan: 'pro', period: 'yearly', coupon: 'FREE100' })).toThrow(
    'Invalid coupon code. Please try again.',
  );
});
