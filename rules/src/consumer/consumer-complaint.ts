import { checkPast } from '../core/checks';
import { addYears, type IsoDate } from '../core/dates';
import { courtDay, dateHeadline } from '../core/deadline';
import type { InputOf } from '../core/field';
import { paise } from '../core/money';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './consumer-complaint.words';

const lakh = 100_000;

/** Up to how many rupees paid which commission is competent: Consumer Protection (Jurisdiction) Rules, 2021, from 30 December 2021. */
const forums = [
  { upTo: 50 * lakh, name: texts.district, law: 'cpa-34' },
  { upTo: 200 * lakh, name: texts.state, law: 'cpa-47' },
  { upTo: Infinity, name: texts.national, law: 'cpa-58' },
] as const;

/** Fee in rupees by the rupees paid: rule 7, Consumer Disputes Redressal Commissions Rules, 2020. */
const fees = [
  [5, 0],
  [10, 200],
  [20, 400],
  [50, 1000],
  [100, 2000],
  [200, 2500],
  [400, 3000],
  [600, 4000],
  [800, 5000],
  [1000, 6000],
  [Infinity, 7500],
] as const;

/**
 * Consumer complaint: two years from the cause of action (section 69, Consumer Protection Act, 2019), the commission
 * by the value paid for the goods or services, and the fee. Amounts in rupees.
 */
export function consumerComplaint(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const wrong = checkPast(fields, input, ['since'], today);
  if (wrong) return wrong;
  const place = input.paid === undefined ? null : placeOf(input.paid);
  if (input.since === undefined) {
    if (place === null) return { status: 'missing', fields: ['since'] };
    return done({
      sentence: say(texts.feeOnly, place.values),
      headline: { kind: 'sum', paise: place.values.fee.paise },
      lines: place.lines,
      warnings: [say(texts.where)],
    });
  }
  const last = addYears(input.since, 2);
  const court = courtDay(last);
  const late = today > court.date;
  const values = { ...place?.values, date: { date: court.date } };
  return done({
    sentence: say(late ? texts.over : place ? texts.file : texts.fileAnywhere, values),
    headline: dateHeadline(court.date, today),
    lines: [
      line(say(texts.timeLine, { since: { date: input.since }, date: { date: last } }), 'cpa-69'),
      ...court.lines,
      ...(place?.lines ?? []),
    ],
    warnings: [say(late ? texts.condone : texts.where)],
    dates: late ? [] : [{ date: court.date, label: say(texts.label) }],
  });
}

/** The commission and the fee for the rupees paid. */
function placeOf(paid: number) {
  const forum = forums.find(({ upTo }) => paid <= upTo) ?? forums[2];
  const fee = fees.find(([upTo]) => paid <= upTo * lakh)?.[1] ?? 7500;
  const values = { forum: { text: forum.name }, fee: { paise: paise(fee) }, paid: { paise: paise(paid) } };
  return {
    values,
    lines: [
      line(say(texts.forumLine, values), forum.law),
      line(say(fee === 0 ? texts.noFee : texts.feeLine, values), 'cpa-35'),
    ],
  };
}

export const consumerComplaintTool = defineTool({
  id: 'consumer-complaint',
  topic: 'consumer',
  title: texts.title,
  about: texts.about,
  law: ['cpa-69', 'cpa-34', 'cpa-47', 'cpa-58'],
  holds: { from: '2021-12-30', until: null },
  fields,
  rule: consumerComplaint,
});
