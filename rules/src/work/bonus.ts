import type { IsoDate } from '../core/dates';
import type { InputOf } from '../core/field';
import { paise, wholeRupees } from '../core/money';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './bonus.words';

const wageLimit = 21_000;
const countedUpTo = 7_000;

/**
 * Yearly bonus, section 26, Code on Wages, 2019: 8.33 to 20 per cent of the wages earned by an employee within the
 * notified wage limit who worked 30 days in the accounting year; where wages are above 7,000 rupees a month or the
 * minimum wage, the higher of these two counts. Limits of 21,000 and 7,000 rupees as notified in 2016 under the
 * Payment of Bonus Act and still applied. Due within eight months of 31 March (section 39). Amounts in rupees.
 */
export function bonus(input: InputOf<typeof fields>, _today: IsoDate): Outcome {
  if (input.wages > wageLimit)
    return done({
      sentence: say(texts.tooHigh, { limit: { paise: paise(wageLimit) } }),
      headline: { kind: 'words', text: say(texts.none) },
      lines: [line(say(texts.limitLine, { limit: { paise: paise(wageLimit) } }), 'wages-code-26')],
    });
  const counted = paise(Math.min(input.wages, Math.max(countedUpTo, input.minimum ?? 0)));
  const earned = counted * input.months;
  const least = Math.max(wholeRupees((earned * 25) / 300), paise(100));
  const most = wholeRupees(earned / 5);
  return done({
    sentence: say(texts.due, { least: { paise: least }, most: { paise: most } }),
    headline: { kind: 'sum', paise: least },
    lines: [
      line(
        say(texts.countedLine, { counted: { paise: counted }, months: input.months, earned: { paise: earned } }),
        'wages-code-26',
      ),
      line(say(texts.leastLine, { least: { paise: least } }), 'wages-code-26'),
      line(say(texts.mostLine, { most: { paise: most } }), 'wages-code-26'),
      line(say(texts.payBy), 'wages-code-39'),
    ],
    warnings: [say(texts.twenty)],
  });
}

export const bonusTool = defineTool({
  id: 'bonus',
  topic: 'work',
  title: texts.title,
  about: texts.about,
  law: ['wages-code-26', 'wages-code-39'],
  holds: { from: '2014-04-01', until: null },
  fields,
  rule: bonus,
});
