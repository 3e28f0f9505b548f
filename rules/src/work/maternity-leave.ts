import { addDays, type IsoDate } from '../core/dates';
import type { InputOf } from '../core/field';
import { paise, wholeRupees } from '../core/money';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './maternity-leave.words';

const kinds = {
  birth: { weeks: 26, before: 8, law: 'ss-code-60' },
  third: { weeks: 12, before: 6, law: 'ss-code-60' },
  adoption: { weeks: 12, before: 0, law: 'ss-code-60' },
  miscarriage: { weeks: 6, before: 0, law: 'ss-code-65' },
} as const;

/**
 * Maternity leave, sections 60 and 65, Code on Social Security, 2020 (Maternity Benefit Act, 1961, with the same figures
 * before 21 November 2025): 26 weeks, at most 8 before the expected day; 12 weeks, at most 6 before, with two surviving
 * children; 12 weeks from the day an adopted child or a commissioning mother's child is handed over; 6 weeks after a
 * miscarriage. Eighty days' work in the twelve months before. Pay is the average daily wage; amounts in rupees.
 */
export function maternityLeave(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const { weeks, before, law } = kinds[input.kind];
  const afterwards = input.kind === 'miscarriage' ? 1 : 0;
  const first = addDays(input.day, before > 0 ? -before * 7 : afterwards);
  const start = input.start !== undefined && input.start >= first && input.start <= input.day ? input.start : first;
  const end = addDays(start, weeks * 7 - 1);
  const worked = input.worked === undefined || input.worked >= 80 || input.kind === 'miscarriage';
  const values = {
    weeks,
    before,
    first: { date: first },
    start: { date: start },
    end: { date: end },
    day: { date: input.day },
  };
  const pay = input.wages === undefined ? null : wholeRupees((paise(input.wages) / 30) * weeks * 7);
  if (!worked)
    return done({
      sentence: say(texts.tooFewDays),
      headline: { kind: 'words', text: say(texts.tooFewShort) },
      lines: [line(say(texts.eighty), 'ss-code-60')],
    });
  return done({
    sentence: say(before > 0 ? texts.leave : texts.leaveFrom, values),
    headline: { kind: 'words', text: say(texts.span, values) },
    lines: [
      line(say(texts.weeksLine, values), law),
      ...(before > 0 ? [line(say(texts.earliest, values), law)] : []),
      ...(pay === null ? [] : [line(say(texts.pay, { sum: { paise: pay }, days: weeks * 7 }), 'ss-code-60')]),
      ...(input.kind === 'birth' || input.kind === 'third' ? [line(say(texts.medical), 'ss-code-64')] : []),
    ],
    warnings: [say(texts.dismissal), ...(input.kind === 'adoption' ? [say(texts.childAge)] : [])],
    dates:
      end < today
        ? []
        : [
            { date: start, label: say(texts.startLabel) },
            { date: end, label: say(texts.endLabel) },
          ],
  });
}

export const maternityLeaveTool = defineTool({
  id: 'maternity-leave',
  topic: 'work',
  title: texts.title,
  about: texts.about,
  law: ['ss-code-60', 'ss-code-65'],
  holds: { from: '2017-04-01', until: null },
  fields,
  rule: maternityLeave,
});
