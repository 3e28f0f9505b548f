import { addDays, addMonths, type IsoDate } from '../core/dates';
import { dateHeadline } from '../core/deadline';
import type { InputOf } from '../core/field';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './notice-to-vacate.words';

/**
 * Notice to end a tenancy, section 106, Transfer of Property Act, 1882, as it stands since 31 December 2002: without a
 * term in the agreement or a local law 15 days for a house or shop, six months for farming or manufacture, from the day
 * the notice is received. A term of the agreement comes first.
 */
export function noticeToVacate(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const agreed = input.agreedDays !== undefined;
  const end =
    input.agreedDays !== undefined
      ? addDays(input.received, input.agreedDays)
      : input.use === 'farm-factory'
        ? addMonths(input.received, 6)
        : addDays(input.received, 15);
  const values = { date: { date: end }, received: { date: input.received }, days: input.agreedDays ?? 15 };
  const period = agreed ? texts.agreedLine : input.use === 'farm-factory' ? texts.sixMonths : texts.fifteenDays;
  return done({
    sentence: say(texts.ends, values),
    headline: dateHeadline(end, today),
    lines: [line(say(period, values), 'tpa-106'), line(say(texts.form), 'tpa-106')],
    warnings: [say(texts.rentLaw), say(texts.court)],
    dates: [{ date: end, label: say(texts.label) }],
  });
}

export const noticeToVacateTool = defineTool({
  id: 'notice-to-vacate',
  topic: 'home',
  title: texts.title,
  about: texts.about,
  law: ['tpa-106'],
  holds: { from: '2002-12-31', until: null },
  fields,
  rule: noticeToVacate,
});
