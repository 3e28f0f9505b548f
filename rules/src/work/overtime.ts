import type { IsoDate } from '../core/dates';
import type { InputOf } from '../core/field';
import { paise, wholeRupees } from '../core/money';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './overtime.words';

/**
 * Overtime pay: twice the ordinary rate for every hour beyond eight a day or 48 a week; section 27, Occupational Safety,
 * Health and Working Conditions Code, 2020, and section 14, Code on Wages, 2019, both in force since 21 November 2025.
 * A month has 26 working days. Amounts in rupees.
 */
export function overtime(input: InputOf<typeof fields>, _today: IsoDate): Outcome {
  const hoursADay = input.hoursADay ?? 8;
  const rate = paise(input.wages) / (26 * hoursADay);
  const sum = wholeRupees(rate * 2 * input.hours);
  return done({
    sentence: say(texts.due, { sum: { paise: sum }, hours: input.hours }),
    headline: { kind: 'sum', paise: sum },
    lines: [
      line(
        say(texts.rate, { wages: { paise: paise(input.wages) }, hoursADay, rate: { paise: Math.round(rate) } }),
        'wages-code-14',
      ),
      line(
        say(texts.twice, { double: { paise: Math.round(rate * 2) }, hours: input.hours, sum: { paise: sum } }),
        'osh-code-27',
        'wages-code-14',
      ),
    ],
    warnings: [say(texts.consent), say(texts.workers)],
  });
}

export const overtimeTool = defineTool({
  id: 'overtime',
  topic: 'work',
  title: texts.title,
  about: texts.about,
  law: ['osh-code-27', 'wages-code-14'],
  holds: { from: '2025-11-21', until: null },
  fields,
  rule: overtime,
});
