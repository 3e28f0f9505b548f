import { livePlans } from './live-plans';
import { savedPercent, yearlyBadge } from './yearly-saving';

const plan = (month: number, year: number | null) => ({
  monthly: { pricePaise: month, period: 'month' },
  yearly: year === null ? null : { pricePaise: year, period: 'month', savePercent: 99 },
});

test.each([
  [19_900, 16_700, 16],
  [49_900, 41_900, 16],
  [10_000, 8_001, 19],
  [10_000, 9_999, 0],
  [19_900, 38_200, 0],
  [0, 0, 0],
])('%d a month or %d by the year saves %d percent', (month, year, percent) =>
  expect(savedPercent(month, year)).toBe(percent),
);

test('a badge promises what every plan keeps, and nothing where nothing is saved', () => {
  expect(yearlyBadge([plan(0, null), plan(19_900, 16_700), plan(49_900, 41_900)])).toBe('Save 16%');
  expect(yearlyBadge([plan(10_000, 8_000), plan(49_900, 41_900)])).toBe('Save up to 20%');
  expect(yearlyBadge([plan(19_900, 38_200), plan(10_000, null)])).toBeNull();
});

test('the plans that are sold say what a year really saves', () => {
  for (const { monthly, yearly } of livePlans)
    if (yearly) expect(yearly.savePercent).toBe(savedPercent(monthly.pricePaise, yearly.pricePaise));
});
