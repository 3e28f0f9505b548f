import { checkOrder } from '../core/checks';
import { addDays, addYears, type IsoDate, monthsBetween, span } from '../core/dates';
import type { InputOf } from '../core/field';
import { paise, wholeRupees } from '../core/money';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './gratuity.words';

const codesFrom = '2025-11-21';
const ceiling = paise(2_000_000);

/**
 * Gratuity, section 53, Code on Social Security, 2020 (in force since 21 November 2025): 15 days' last wages for every
 * year, a part above six months as a year; five years of service, none for death, disablement or the end of a fixed
 * term, which is paid pro rata; at most 20 lakh rupees; due in 30 days (section 56). A month has 26 working days. Wages
 * are basic pay, dearness and retaining allowance, and at least half of the whole pay (section 2(88)).
 */
export function gratuity(input: InputOf<typeof fields>, _today: IsoDate): Outcome {
  const wrong = checkOrder(fields, input, ['joined', 'left']);
  if (wrong) return wrong;

  const service = span(input.joined, input.left);
  const proRata = input.reason === 'fixed-term' && input.left >= codesFrom;
  const months = monthsBetween(input.joined, input.left);
  const exempt = input.reason === 'death' || proRata;
  // A part above six months: six months and a day are more than six months.
  const rounded = service.years + (service.months > 6 || (service.months === 6 && service.days > 0) ? 1 : 0);
  const years = proRata || input.reason === 'death' ? Math.round((months / 12) * 100) / 100 : rounded;
  const values = { years: service.years, months: service.months, days: service.days, counted: years };
  if (!exempt && service.years < 5)
    return done({
      sentence: say(texts.none, { ...values, date: { date: addYears(input.joined, 5) } }),
      headline: { kind: 'words', text: say(texts.noneShort) },
      lines: [line(say(texts.service, values), 'ss-code-53')],
      warnings: service.years === 4 ? [say(texts.fourYears)] : [],
    });

  const basic = paise(input.wages);
  const half = Math.round(paise(input.pay ?? 0) / 2);
  const wages = input.left >= codesFrom ? Math.max(basic, half) : basic;
  const computed = wholeRupees((wages * 15 * years) / 26);
  const sum = Math.min(computed, ceiling);
  const due = addDays(input.left, 30);
  return done({
    sentence: say(texts.due, { sum: { paise: sum }, date: { date: due } }),
    headline: { kind: 'sum', paise: sum },
    lines: [
      line(say(proRata ? texts.serviceProRata : texts.service, values), 'ss-code-53', 'ss-code-54'),
      line(say(wages > basic ? texts.halfPay : texts.wagesLine, { wages: { paise: wages } }), 'ss-code-2'),
      line(say(texts.formula, { wages: { paise: wages }, counted: years, sum: { paise: computed } }), 'ss-code-53'),
      ...(computed > ceiling ? [line(say(texts.ceiling, { sum: { paise: ceiling } }), 'ss-code-53')] : []),
      line(say(texts.payBy, { date: { date: due } }), 'ss-code-56'),
    ],
    warnings: [...(input.left < codesFrom ? [say(texts.oldLaw)] : []), say(texts.better)],
    dates: [{ date: due, label: say(texts.label) }],
  });
}

export const gratuityTool = defineTool({
  id: 'gratuity',
  topic: 'work',
  title: texts.title,
  about: texts.about,
  law: ['ss-code-53', 'ss-code-56'],
  holds: { from: '2010-05-24', until: null },
  fields,
  rule: gratuity,
});
