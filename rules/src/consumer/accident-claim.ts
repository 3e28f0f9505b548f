import { checkPast } from '../core/checks';
import { addMonths, type IsoDate } from '../core/dates';
import { courtDay, dateHeadline } from '../core/deadline';
import type { InputOf } from '../core/field';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './accident-claim.words';

const limitSince = '2022-04-01';

/**
 * Last day for a motor accident claim: six months from the accident, section 166(3), Motor Vehicles Act, 1988, in force
 * since 1 April 2022; none for earlier accidents. On 6 November 2025 the Supreme Court told tribunals not to reject
 * claims as late while it examines that limit.
 */
export function accidentClaim(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const wrong = checkPast(fields, input, ['accident'], today);
  if (wrong) return wrong;
  if (input.accident < limitSince)
    return done({
      sentence: say(texts.noLimit),
      headline: { kind: 'words', text: say(texts.noLimitShort) },
      lines: [line(say(texts.noLimitLine), 'mv-act-166')],
    });
  const last = addMonths(input.accident, 6);
  const court = courtDay(last);
  const late = today > court.date;
  const values = { accident: { date: input.accident }, date: { date: late ? last : court.date } };
  return done({
    sentence: say(late ? texts.over : texts.file, values),
    headline: dateHeadline(court.date, today),
    lines: [
      line(say(texts.sixMonths, { accident: { date: input.accident }, date: { date: last } }), 'mv-act-166'),
      ...court.lines,
    ],
    warnings: [say(texts.supremeCourt), say(texts.report)],
    dates: late ? [] : [{ date: court.date, label: say(texts.label) }],
  });
}

export const accidentClaimTool = defineTool({
  id: 'accident-claim',
  topic: 'consumer',
  title: texts.title,
  about: texts.about,
  law: ['mv-act-166'],
  holds: { from: '1988-10-14', until: null },
  fields,
  rule: accidentClaim,
});
