import fc from 'fast-check';
import { addDays, daysBetween, isDate, weekday } from './core/dates';
import { toolOf } from './tools';

const today = '2026-11-22';
/** Days of the past three years. */
const day = fc.integer({ min: 0, max: 1095 }).map((back) => addDays(today, -back));

/** The day that a tool shows large. */
function dateOf(tool: string, given: Readonly<Record<string, unknown>>, on = today): string {
  const result = toolOf(tool)?.run(given, on);
  if (result?.status !== 'done' || result.headline.kind !== 'date') throw new Error(`${tool} gave no date`);
  return result.headline.date;
}

/** Tools that count from one day, with what else they need. */
const counted = [
  ['cheque-bounce', 'memoDate', {}],
  ['default-bail', 'remand', { offence: 'heavy' }],
  ['consumer-complaint', 'since', {}],
  ['accident-claim', 'accident', {}],
  ['full-and-final', 'left', {}],
  ['notice-to-vacate', 'received', { use: 'home-shop' }],
  ['notice-pay', 'given', { by: 'employee', length: 2, unit: 'months' }],
  ['limitation', 'from', { matter: 'loan' }],
  ['limitation', 'from', { matter: 'civil-appeal-district' }],
] as const;

/** Tools that tell the longer time once the usual one has passed, so that a later beginning may tell an earlier day. */
const lengthened = [['workplace-harassment', 'incident', {}]] as const;

describe.each([...counted, ...lengthened])('%s from %s %j', (tool, field, rest) => {
  it('ends on a day of the calendar that is never before the day from which it counts', () => {
    fc.assert(
      fc.property(day, (from) => {
        const date = dateOf(tool, { ...rest, [field]: from });
        expect(isDate(date)).toBe(true);
        expect(daysBetween(from, date)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe.each(counted)('%s from %s %j', (tool, field, rest) => {
  it('ends no earlier where it begins later', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const ends = [earlier, later].map((from) => dateOf(tool, { ...rest, [field]: from }));
        expect(ends[0]! <= ends[1]!).toBe(true);
      }),
    );
  });
});

it('gives 30 days for the notice of a bounced cheque, whatever the day', () => {
  fc.assert(fc.property(day, (memoDate) => expect(dateOf('cheque-bounce', { memoDate })).toBe(addDays(memoDate, 30))));
});

it('lets no time for a court end on a Sunday', () => {
  fc.assert(
    fc.property(day, (from) => {
      expect(weekday(dateOf('limitation', { matter: 'loan', from }))).not.toBe(0);
      expect(weekday(dateOf('accident-claim', { accident: from }))).not.toBe(0);
    }),
  );
});

it('tells the days left from the day on which it is asked', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), (memoDate, later) => {
      const on = addDays(today, later);
      const result = toolOf('cheque-bounce')?.run({ memoDate }, on);
      const headline = result?.status === 'done' ? result.headline : undefined;
      expect(headline).toMatchObject({ daysLeft: daysBetween(on, addDays(memoDate, 30)) });
    }),
  );
});
