import { checkOrder } from '../core/checks';
import { type IsoDate, span } from '../core/dates';
import type { InputOf } from '../core/field';
import { paise, wholeRupees } from '../core/money';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './retrenchment.words';

/**
 * Retrenchment, sections 70 and 79, Industrial Relations Code, 2020 (in force since 21 November 2025; section 25F,
 * Industrial Disputes Act, 1947, with the same figures before): one month's notice or its wages, three months in
 * factories, mines and plantations with 300 workers; fifteen days' average pay for every year, a part above six months
 * as a year; fifteen days' wages from the re-skilling fund (section 83). Half a month's pay is fifteen days' pay: the
 * 26 days of gratuity do not apply. One year's service is needed. Amounts in rupees.
 */
export function retrenchment(input: InputOf<typeof fields>, _today: IsoDate): Outcome {
  const wrong = checkOrder(fields, input, ['joined', 'left']);
  if (wrong) return wrong;
  const service = span(input.joined, input.left);
  if (service.years < 1)
    return done({
      sentence: say(texts.none),
      headline: { kind: 'words', text: say(texts.noneShort) },
      lines: [line(say(texts.oneYear), 'ir-code-70')],
    });
  const years = service.years + (service.months > 6 || (service.months === 6 && service.days > 0) ? 1 : 0);
  const pay = paise(input.pay);
  const compensation = wholeRupees((pay / 2) * years);
  const noticeMonths = input.large === 'yes' ? 3 : 1;
  const notice = input.noticed === 'yes' ? 0 : pay * noticeMonths;
  const fund = wholeRupees(pay / 2);
  const sum = compensation + notice;
  return done({
    sentence: say(texts.due, {
      sum: { paise: sum },
      compensation: { paise: compensation },
      notice: { paise: notice },
    }),
    headline: { kind: 'sum', paise: sum },
    lines: [
      line(say(texts.service, { years: service.years, months: service.months, counted: years }), 'ir-code-70'),
      line(
        say(texts.compensation, { half: { paise: Math.round(pay / 2) }, counted: years, sum: { paise: compensation } }),
        'ir-code-70',
      ),
      line(
        say(notice > 0 ? texts.notice : texts.noticeGiven, { count: noticeMonths, sum: { paise: notice } }),
        input.large === 'yes' ? 'ir-code-79' : 'ir-code-70',
      ),
      line(say(texts.fund, { sum: { paise: fund } }), 'ir-code-83'),
    ],
    warnings: [...(input.large === 'yes' ? [say(texts.permission)] : []), say(texts.worker), say(texts.gratuity)],
  });
}

export const retrenchmentTool = defineTool({
  id: 'retrenchment',
  topic: 'work',
  title: texts.title,
  about: texts.about,
  law: ['ir-code-70', 'ir-code-79', 'ir-code-83'],
  holds: { from: '2025-11-21', until: null },
  fields,
  rule: retrenchment,
});
