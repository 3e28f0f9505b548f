import { checkPast } from '../core/checks';
import { addMonths, type IsoDate } from '../core/dates';
import { dateHeadline } from '../core/deadline';
import type { InputOf } from '../core/field';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './harassment-complaint.words';

/**
 * Complaint of sexual harassment at work: three months from the last incident, which the committee may lengthen by at
 * most three months for written reasons; section 9(1), POSH Act, 2013, from 9 December 2013.
 */
export function harassmentComplaint(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const wrong = checkPast(fields, input, ['incident'], today);
  if (wrong) return wrong;
  const by = addMonths(input.incident, 3);
  const latest = addMonths(input.incident, 6);
  const values = { incident: { date: input.incident }, date: { date: by }, latest: { date: latest } };
  const stage = today <= by ? texts.file : today <= latest ? texts.extend : texts.over;
  return done({
    sentence: say(stage, values),
    headline: dateHeadline(today <= by ? by : latest, today),
    lines: [
      line(say(texts.threeMonths, values), 'posh-act-9'),
      line(say(texts.threeMore, values), 'posh-act-9'),
      line(say(texts.inquiry), 'posh-act-11', 'posh-act-13'),
    ],
    warnings: [say(today > latest ? texts.police : texts.where)],
    dates: today > latest ? [] : [{ date: today <= by ? by : latest, label: say(texts.label) }],
  });
}

export const harassmentComplaintTool = defineTool({
  id: 'workplace-harassment',
  topic: 'work',
  title: texts.title,
  about: texts.about,
  law: ['posh-act-9'],
  holds: { from: '2013-12-09', until: null },
  fields,
  rule: harassmentComplaint,
});
