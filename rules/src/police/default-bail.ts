import { checkOrder, checkPast } from '../core/checks';
import { addDays, type IsoDate } from '../core/dates';
import { dateHeadline } from '../core/deadline';
import type { InputOf } from '../core/field';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './default-bail.words';

const periods = {
  heavy: { days: 90, law: ['bnss-187'] },
  other: { days: 60, law: ['bnss-187'] },
  drugs: { days: 180, law: ['ndps-act-36a', 'bnss-187'] },
  terror: { days: 90, law: ['uapa-43d', 'bnss-187'] },
} as const;

/**
 * Default bail, section 187(3), Bharatiya Nagarik Suraksha Sanhita, 2023 (section 167(2) of the Code of 1973 before):
 * 90 days where the offence carries death, life or ten years or more, otherwise 60. The day of the first remand counts
 * as the first day; the right exists from the day after the last one, if no charge sheet came until then, and only for
 * one who asks for it before the charge sheet. Section 36A(4), NDPS Act: 180 days for commercial quantities.
 * Section 43D(2), UAPA: 90 days, which the court may make 180.
 */
export function defaultBail(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const told = ['remand', 'chargeSheet'];
  const wrong = checkOrder(fields, input, told) ?? checkPast(fields, input, told, today);
  if (wrong) return wrong;

  const { days, law } = periods[input.offence];
  const last = addDays(input.remand, days - 1);
  const from = addDays(last, 1);
  const values = { days, remand: { date: input.remand }, last: { date: last }, from: { date: from } };
  const inTime = input.chargeSheet !== undefined && input.chargeSheet <= last;
  const tooLate = input.chargeSheet !== undefined && !inTime;
  const sentence = inTime ? texts.none : tooLate ? texts.onlyIfAsked : today >= from ? texts.now : texts.from;
  return done({
    sentence: say(sentence, values),
    headline: dateHeadline(from, today),
    lines: [line(say(texts.count, values), ...law), line(say(texts.right, values), ...law)],
    warnings: [
      ...(input.offence === 'heavy' ? [say(texts.tenYears)] : []),
      ...(input.offence === 'terror' || input.offence === 'drugs' ? [say(texts.longer)] : []),
      ...(inTime ? [] : [say(texts.ask)]),
    ],
    dates: inTime || tooLate ? [] : [{ date: from, label: say(texts.label) }],
  });
}

export const defaultBailTool = defineTool({
  id: 'default-bail',
  topic: 'police',
  title: texts.title,
  about: texts.about,
  law: ['bnss-187'],
  holds: { from: '2024-07-01', until: null },
  fields,
  rule: defaultBail,
});
