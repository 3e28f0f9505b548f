import { checkOrder } from '../core/checks';
import { addDays, addMonths, daysBetween, type IsoDate } from '../core/dates';
import { dateHeadline } from '../core/deadline';
import type { InputOf } from '../core/field';
import { paise, wholeRupees } from '../core/money';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './notice-pay.words';

/**
 * The last day of a job after notice, and the pay for the days by which it is cut short: what the contract says; a day's
 * pay is a thirtieth of the month's, a whole month of a notice told in months is a month's pay. What an employer may take off is only what the contract and section 18, Code on
 * Wages, 2019, allow. Amounts in rupees.
 */
export function noticePay(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const wrong = checkOrder(fields, input, ['given', 'leaving']);
  if (wrong) return wrong;
  const end = input.unit === 'months' ? addMonths(input.given, input.length) : addDays(input.given, input.length);
  const short = input.leaving === undefined ? 0 : Math.max(0, daysBetween(input.leaving, end));
  if (short > 0 && input.pay === undefined) return { status: 'missing', fields: ['pay'] };
  const pay = paise(input.pay ?? 0);
  const daily = Math.round(pay / 30);
  const months = input.unit === 'months' && input.leaving !== undefined ? wholeMonths(input.leaving, end) : 0;
  const rest = short - (input.leaving === undefined ? 0 : daysBetween(input.leaving, addMonths(input.leaving, months)));
  const sum = wholeRupees(pay * months + (pay / 30) * rest);
  const values = {
    date: { date: end },
    days: short,
    months,
    rest,
    pay: { paise: pay },
    sum: { paise: sum },
    daily: { paise: daily },
    given: { date: input.given },
  };
  return done({
    sentence: say(short > 0 ? texts.short : texts.full, values),
    headline: short > 0 ? { kind: 'sum', paise: sum } : dateHeadline(end, today),
    lines: [
      line(say(texts.end, values), 'contract-act-74'),
      ...(short > 0
        ? [line(say(months > 0 ? texts.months : texts.days, values), 'contract-act-74', 'wages-code-18')]
        : []),
    ],
    warnings: [say(input.by === 'employer' ? texts.byEmployer : texts.byEmployee)],
    dates: [{ date: end, label: say(texts.label) }],
  });
}

/** How many whole months lie between two days. */
function wholeMonths(from: IsoDate, until: IsoDate): number {
  let months = 0;
  while (addMonths(from, months + 1) <= until) months += 1;
  return months;
}

export const noticePayTool = defineTool({
  id: 'notice-pay',
  topic: 'work',
  title: texts.title,
  about: texts.about,
  law: ['contract-act-74', 'wages-code-18'],
  holds: { from: '2025-11-21', until: null },
  fields,
  rule: noticePay,
});
