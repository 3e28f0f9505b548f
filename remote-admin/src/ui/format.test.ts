import { change, count, counted, day, fileSize, moment, money } from './format';

test.each([
  [99_900, '₹999.00'],
  [12_450_050, '₹1,24,500.50'],
  [0, '₹0.00'],
])('%i paise are %s', (paise, text) => {
  expect(money(paise)).toBe(text);
});

test('days are those of India', () => {
  expect(day('2026-12-31T19:00:00Z')).toBe('1 Jan 2027');
  expect(day('2026-08-05')).toBe('5 Aug 2026');
  expect(day(null)).toBe('–');
  expect(moment('2026-08-05T06:30:00Z')).toMatch(/^5 Aug 2026, 12:00/);
});

test('sizes have one decimal, counts are grouped in the Indian way, changes have a sign', () => {
  expect(fileSize(2 * 1024 * 1024)).toBe('2.0 MB');
  expect(fileSize(1030)).toBe('2 KB');
  expect(counted(1, 'invoice')).toBe('1 invoice');
  expect(counted(1200, 'invoice')).toBe('1,200 invoices');
  expect(count(1_284_000)).toBe('12,84,000');
  expect([4.25, 0, -3].map(change)).toEqual(['+4.3%', '0.0%', '−3.0%']);
});
