import { isClosed } from '../core/closed-court';
import { addDays, addMonths, type IsoDate, weekday } from '../core/dates';
import { dateHeadline } from '../core/deadline';
import type { InputOf } from '../core/field';
import { paise, wholeRupees } from '../core/money';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './full-and-final.words';

/**
 * Full and final settlement: all wages within two working days of resignation, removal or retrenchment; section 17(2),
 * Code on Wages, 2019, in force since 21 November 2025. Sundays and national holidays are not working days here;
 * Saturdays too where the office has a five-day week. Gratuity comes within 30 days; a claim may be made for three
 * years (section 45). Amounts in rupees; a day's pay is a thirtieth of the month's.
 */
export function fullAndFinal(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const by = workingDaysAfter(input.left, 2, input.fiveDays === 'yes');
  const daily = paise(input.pay ?? 0) / 30;
  const wages = wholeRupees(daily * (input.unpaidDays ?? 0));
  const leave = wholeRupees(daily * (input.leaveDays ?? 0));
  const sum = wages + leave;
  const values = { date: { date: by }, sum: { paise: sum }, left: { date: input.left } };
  const late = today > by;
  return done({
    sentence: say(sum > 0 ? (late ? texts.lateSum : texts.dueSum) : late ? texts.late : texts.due, values),
    headline: dateHeadline(by, today),
    lines: [
      line(say(texts.twoDays, values), 'wages-code-17'),
      ...(wages > 0
        ? [line(say(texts.wages, { days: input.unpaidDays ?? 0, sum: { paise: wages } }), 'wages-code-17')]
        : []),
      ...(leave > 0
        ? [line(say(texts.leave, { days: input.leaveDays ?? 0, sum: { paise: leave } }), 'osh-code-32')]
        : []),
      line(say(texts.gratuity, { date: { date: addDays(input.left, 30) } }), 'ss-code-56'),
      line(say(texts.claim, { date: { date: addMonths(by, 36) } }), 'wages-code-45'),
    ],
    warnings: [say(texts.deductions)],
    dates: [{ date: by, label: say(texts.label) }],
  });
}

function workingDaysAfter(date: IsoDate, count: number, fiveDays: boolean): IsoDate {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (!isClosed(day) && !(fiveDays && weekday(day) === 6)) left -= 1;
  }
  return day;
}

export const fullAndFinalTool = defineTool({
  id: 'full-and-final',
  topic: 'work',
  title: texts.title,
  about: texts.about,
  law: ['wages-code-17', 'wages-code-45', 'ss-code-56'],
  holds: { from: '2025-11-21', until: null },
  fields,
  rule: fullAndFinal,
});
