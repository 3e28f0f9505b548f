import { checkOrder } from '../core/checks';
import { daysBetween, type IsoDate } from '../core/dates';
import type { InputOf } from '../core/field';
import { paise } from '../core/money';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './gst-late-fee.words';

const crore = 10_000_000;

/**
 * Late fee for GSTR-1 and GSTR-3B, CGST and SGST together: 50 rupees a day, 20 for a nil return, at most 2,000 rupees up
 * to 1.5 crore of turnover, 5,000 up to 5 crore, 10,000 above, and 500 for a nil return (notifications 19 and 20 of 2021
 * under section 47, CGST Act, for tax periods from June 2021). Interest on tax paid late: 18 per cent a year from the
 * day after the due day (section 50). Amounts in rupees.
 */
export function gstLateFee(input: InputOf<typeof fields>, _today: IsoDate): Outcome {
  const wrong = checkOrder(fields, input, ['due', 'filed']);
  if (wrong) return wrong;
  const days = daysBetween(input.due, input.filed);
  const nil = input.nil === 'yes';
  const daily = nil ? 20 : 50;
  // Below the smallest cap the turnover makes no difference.
  if (!nil && input.turnover === undefined && days * daily > 2_000) return { status: 'missing', fields: ['turnover'] };
  const turnover = input.turnover ?? 0;
  const most = nil ? 500 : turnover <= 1.5 * crore ? 2_000 : turnover <= 5 * crore ? 5_000 : 10_000;
  const fee = paise(Math.min(days * daily, most));
  const interest = nil ? 0 : Math.round((paise(input.tax ?? 0) * 0.18 * days) / 365);
  const values = {
    days,
    daily: { paise: paise(daily) },
    most: { paise: paise(most) },
    fee: { paise: fee },
    interest: { paise: interest },
    sum: { paise: fee + interest },
  };
  return done({
    sentence: say(texts.due, values),
    headline: { kind: 'sum', paise: fee + interest },
    lines: [
      line(say(texts.feeLine, values), 'cgst-act-47'),
      ...(interest > 0
        ? [line(say(texts.interestLine, { ...values, tax: { paise: paise(input.tax ?? 0) } }), 'cgst-act-50')]
        : []),
    ],
    warnings: [say(texts.perReturn)],
  });
}

export const gstLateFeeTool = defineTool({
  id: 'gst-late-fee',
  topic: 'tax',
  title: texts.title,
  about: texts.about,
  law: ['cgst-act-47', 'cgst-act-50'],
  holds: { from: '2021-06-01', until: null },
  fields,
  rule: gstLateFee,
});
