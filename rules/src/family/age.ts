import { checkOrder } from '../core/checks';
import { addYears, type IsoDate, span } from '../core/dates';
import type { InputOf } from '../core/field';
import { done, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './age.words';

/**
 * Age on a day and what follows from it. A year of age is complete at the beginning of the birthday (section 3, Majority
 * Act, 1875). Child in conflict with law: below 18 on the day of the offence, and from 16 on a preliminary assessment for
 * a heinous offence (sections 2(12), 2(13), 15, Juvenile Justice Act, 2015, since 15 January 2016). Marriage: 18 for a
 * woman, 21 for a man (section 2(a), Prohibition of Child Marriage Act, 2006). Child under POCSO: below 18.
 */
export function age(input: InputOf<typeof fields>, _today: IsoDate): Outcome {
  const wrong = checkOrder(fields, input, ['born', 'on']);
  if (wrong) return wrong;
  const { years, months, days } = span(input.born, input.on);
  const values = { years, months, days, date: { date: input.on } };
  const from = (count: number) => ({ birthday: { date: addYears(input.born, count) }, count });
  const lines = {
    offence: [
      line(say(years < 18 ? texts.juvenile : texts.adult, from(18)), 'jj-act-2'),
      ...(years >= 16 && years < 18 ? [line(say(texts.heinous), 'jj-act-15')] : []),
    ],
    victim: [line(say(years < 18 ? texts.childVictim : texts.adultVictim, from(18)), 'pocso-act-2')],
    bride: [line(say(years < 18 ? texts.tooYoung : texts.oldEnough, from(18)), 'pcma-2', 'pcma-3')],
    groom: [line(say(years < 21 ? texts.tooYoung : texts.oldEnough, from(21)), 'pcma-2', 'pcma-3')],
  }[input.purpose];
  const [first] = lines;
  if (first === undefined) return { status: 'missing', fields: ['purpose'] };
  return done({
    sentence: say(texts.whole, { first: { message: first.message }, was: { message: say(texts.was, values) } }),
    headline: { kind: 'words', text: say(texts.short, values) },
    lines,
    warnings: [say(texts.proof)],
  });
}

export const ageTool = defineTool({
  id: 'age',
  topic: 'family',
  title: texts.title,
  about: texts.about,
  law: ['jj-act-2', 'pcma-2', 'pocso-act-2'],
  holds: { from: '2016-01-15', until: null },
  fields,
  rule: age,
});
