import { addDays, dayInWords, financialYear, indiaDay, nextIndiaMidnight } from './calendar';
import { invoiceNumber, seriesOf } from './invoice-number';
import { decideRefund, type RefundCase } from './refund-terms';
import { nextStep, type RenewalCase, type RenewalStep } from './renewal-terms';

const paidAt = new Date('2026-11-01T10:00:00Z');
const first: RefundCase = {
  firstSubscription: true,
  paidAt,
  paidPaise: 23_482,
  paidHere: true,
  renewed: false,
  refundedBefore: false,
  misuse: false,
  now: addDays(paidAt, 1),
};

const refunds: readonly [string, Partial<RefundCase>, boolean][] = [
  ['a first subscription on the next day', {}, true],
  ['at the last moment of the seventh day', { now: addDays(paidAt, 7) }, true],
  ['a moment later', { now: new Date(addDays(paidAt, 7).getTime() + 1) }, false],
  ['after a month', { now: addDays(paidAt, 30) }, false],
  ['a second subscription', { firstSubscription: false }, false],
  ['a renewed one', { renewed: true }, false],
  ['a repeated request', { refundedBefore: true }, false],
  ['misuse', { misuse: true }, false],
  ['a plan that an administrator assigned', { paidHere: false }, false],
  ['an order that cost nothing', { paidPaise: 0 }, false],
];

test.each(refunds)('refund terms: %s', (_what, changes, allowed) => {
  const decision = decideRefund({ ...first, ...changes });
  expect(decision.allowed).toBe(allowed);
  if (decision.allowed) expect(decision.until).toEqual(addDays(paidAt, 7));
  else expect(decision.because).toMatch(/\.$/);
});

const end = new Date('2026-12-01T10:00:00Z');
const running: RenewalCase = {
  periodEnd: end,
  cancelAtPeriodEnd: false,
  reminded: false,
  lastTriedAt: null,
  now: addDays(end, -10),
};

const renewals: readonly [string, Partial<RenewalCase>, RenewalStep][] = [
  ['ten days before', {}, 'wait'],
  ['three days before', { now: addDays(end, -3) }, 'remind'],
  ['reminded already', { now: addDays(end, -1), reminded: true }, 'wait'],
  ['the end', { now: end, reminded: true }, 'charge'],
  ['the end of a cancelled one', { now: end, cancelAtPeriodEnd: true }, 'end'],
  ['an hour after a failed debit', { now: addDays(end, 1 / 24), lastTriedAt: end }, 'wait'],
  ['a day after a failed debit', { now: addDays(end, 1), lastTriedAt: end }, 'charge'],
  ['the days of grace are over', { now: addDays(end, 3), lastTriedAt: addDays(end, 2) }, 'expire'],
];

test.each(renewals)('renewal: %s', (_what, changes, step) => expect(nextStep({ ...running, ...changes })).toBe(step));

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2026-12-31', '26-27'],
  ['2027-01-01', '26-27'],
  ['2099-04-01', '99-00'],
])('%s lies in the financial year %s', (day, year) => expect(financialYear(day)).toBe(year));

test('an invoice number has 16 characters of the allowed ones, and its series ends', () => {
  const series = seriesOf('invoice', '2026-11-21');
  expect(invoiceNumber(series, 1)).toBe('INV/26-27/000001');
  expect(invoiceNumber(seriesOf('credit note', '2026-11-21'), 999_999)).toMatch(/^[A-Z0-9/-]{1,16}$/);
  expect(() => invoiceNumber(series, 1_000_000)).toThrow(RangeError);
});

test('days begin at midnight in India', () => {
  expect(indiaDay(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(indiaDay(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  expect(dayInWords(new Date('2026-11-20T18:30:00Z'))).toBe('21 November 2026');
  expect(dayInWords(new Date('2026-11-20T18:30:00Z'), 'ta')).toContain('நவம்பர்');
  expect(nextIndiaMidnight(new Date('2026-11-20T18:30:00Z')).toISOString()).toBe('2026-11-21T18:30:00.000Z');
});
