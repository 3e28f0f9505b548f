import { addDays, type IsoDate } from '../core/dates';
import type { InputOf } from '../core/field';
import { paise } from '../core/money';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './gst-registration.words';

const lakh = 100_000;
const limits = {
  usual: { goods: 40 * lakh, services: 20 * lakh },
  'goods-20': { goods: 20 * lakh, services: 20 * lakh },
  'all-10': { goods: 10 * lakh, services: 10 * lakh },
} as const;

/**
 * Whether GST registration is needed: turnover of the year above the limit (section 22, CGST Act, 2017, with the
 * notification of 7 March 2019 for goods), or goods sold into other States (section 24; services are free up to the
 * limit by the notification of 13 October 2017). To be applied for within 30 days (section 25). Amounts in rupees.
 */
export function gstRegistration(input: InputOf<typeof fields>, _today: IsoDate): Outcome {
  const limit = limits[input.state][input.supply === 'goods' ? 'goods' : 'services'];
  const over = input.turnover > limit;
  const byKind = input.otherStates === 'yes' && input.supply !== 'services';
  const needed = over || byKind;
  const values = { limit: { paise: paise(limit) }, turnover: { paise: paise(input.turnover) } };
  const by = input.crossed === undefined ? null : addDays(input.crossed, 30);
  return done({
    sentence: say(needed ? texts.needed : texts.notNeeded, values),
    headline: { kind: 'words', text: say(needed ? texts.yes : texts.no) },
    lines: [
      line(say(over ? texts.overLine : texts.underLine, values), 'cgst-act-22'),
      ...(byKind ? [line(say(texts.otherStates), 'cgst-act-24')] : []),
      ...(needed && by !== null ? [line(say(texts.applyBy, { date: { date: by } }), 'cgst-act-25')] : []),
    ],
    warnings: [say(needed ? texts.apply : texts.others)],
    dates: needed && by !== null ? [{ date: by, label: say(texts.label) }] : [],
  });
}

export const gstRegistrationTool = defineTool({
  id: 'gst-registration',
  topic: 'tax',
  title: texts.title,
  about: texts.about,
  law: ['cgst-act-22', 'cgst-act-24', 'cgst-act-25'],
  holds: { from: '2019-04-01', until: null },
  fields,
  rule: gstRegistration,
});
