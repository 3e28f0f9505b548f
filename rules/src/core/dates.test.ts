import { assert, date as anyDate, integer, property } from 'fast-check';
import { whenOpen } from './closed-court';
import { addDays, addMonths, daysBetween, isDate, monthsBetween, span, weekday, writeDate } from './dates';

const day = anyDate({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }).map((value) =>
  value.toISOString().slice(0, 10),
);
const few = integer({ min: -5_000, max: 5_000 });

describe('days', () => {
  it('go forward and back again', () => {
    assert(
      property(day, few, (from, count) => {
        const to = addDays(from, count);
        expect(addDays(to, -count)).toBe(from);
        expect(daysBetween(from, to)).toBe(count);
        expect(isDate(to)).toBe(true);
      }),
    );
  });

  it('a month later is the same day of the month, or the last day of a shorter month', () => {
    assert(
      property(day, integer({ min: 0, max: 400 }), (from, count) => {
        const to = addMonths(from, count);
        const sameDay = to.slice(8) === from.slice(8);
        expect(sameDay || addDays(to, 1).endsWith('-01')).toBe(true);
        expect(monthsBetween(from, to)).toBe(count);
      }),
    );
  });

  it('years, months and days make the way from one day to another', () => {
    assert(
      property(day, integer({ min: 0, max: 40_000 }), (from, count) => {
        const to = addDays(from, count);
        const { years, months, days } = span(from, to);
        expect(addDays(addMonths(from, years * 12 + months), days)).toBe(to);
        expect(days).toBeLessThan(31);
      }),
    );
  });

  it('a court is open on the day a closed day moves to, and never earlier', () => {
    assert(
      property(day, (last) => {
        const open = whenOpen(last);
        expect(weekday(open)).not.toBe(0);
        expect(open >= last).toBe(true);
        expect(daysBetween(last, open)).toBeLessThan(4);
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
  ])('%s and %i months is %s', (from, count, to) => expect(addMonths(from, count)).toBe(to));

  it('are written in four languages', () => {
    expect(writeDate('2026-12-06', 'en')).toBe('6 December 2026');
    expect(writeDate('2026-12-06', 'ta')).toBe('6 டிசம்பர் 2026');
    expect(writeDate('2026-12-06', 'hi')).toBe('6 दिसंबर 2026');
    expect(writeDate('2026-12-06', 'kn')).toBe('6 ಡಿಸೆಂಬರ್ 2026');
  });

  it.each(['2026-02-30', '2026-13-01', 'tomorrow', ''])('%s is no day', (text) => expect(isDate(text)).toBe(false));
});
