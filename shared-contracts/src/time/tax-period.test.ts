import { taxPeriodRange, taxPeriods } from './tax-period';

test.each([
  ['2026-05', { from: '2026-05-01', to: '2026-05-31' }],
  ['2024-02', { from: '2024-02-01', to: '2024-02-29' }],
  ['2026-27', { from: '2026-04-01', to: '2027-03-31' }],
  ['2099-00', { from: '2099-04-01', to: '2100-03-31' }],
  ['2026-28', null],
  ['2026', null],
])('%s', (period, range) => {
  expect(taxPeriodRange(period)).toEqual(range);
});

test('twelve months and two financial years are offered', () => {
  const periods = taxPeriods('2027-02-10');
  expect(periods).toHaveLength(14);
  expect(periods[0]).toBe('2027-02');
  expect(periods[11]).toBe('2026-03');
  expect(periods.slice(12)).toEqual(['2026-27', '2025-26']);
});
