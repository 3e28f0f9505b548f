import { addDays, dayInIndia } from './india';
import { isWithin, rangeOf } from './report-period';

test.each([
  ['thisMonth', '2026-02-14', 0, '2026-02-01', '2026-02-28'],
  ['thisMonth', '2026-01-31', 1, '2025-12-01', '2025-12-31'],
  ['lastMonth', '2026-01-05', 0, '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', 0, '2028-02-01', '2028-02-29'],
  ['lastQuarter', '2026-05-20', 0, '2026-01-01', '2026-03-31'],
  ['lastQuarter', '2026-02-20', 0, '2025-10-01', '2025-12-31'],
  ['lastQuarter', '2026-05-20', 1, '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-11-21', 0, '2026-01-01', '2026-12-31'],
  ['thisYear', '2026-11-21', 1, '2025-01-01', '2025-12-31'],
] as const)('%s on %s, %i back, is %s to %s', (period, today, back, from, to) => {
  expect(rangeOf(period, today, back)).toEqual({ from, to });
});

test('both ends of a range belong to it', () => {
  const range = rangeOf('thisMonth', '2026-04-10');
  expect(['2026-03-31', '2026-04-01', '2026-04-30', '2026-05-01'].map((day) => isWithin(day, range))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a day begins in India five and a half hours before it does in UTC', () => {
  expect(dayInIndia(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31');
  expect(dayInIndia(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
});

test('days are added across months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
