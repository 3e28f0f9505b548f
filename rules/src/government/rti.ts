import { checkOrder, checkPast } from '../core/checks';
import { addDays, type IsoDate } from '../core/dates';
import { dateHeadline } from '../core/deadline';
import type { InputOf } from '../core/field';
import { done, type Line, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './rti.words';

/**
 * Dates under the Right to Information Act, 2005: reply within 30 days of receipt (48 hours where life or liberty is
 * concerned, 5 days more through an assistant officer or another authority: sections 5(2), 6(3), 7(1)); first appeal
 * within 30 days of the reply or of the day it was due (19(1)); it is decided in 30 days, at most 45 (19(6)); second
 * appeal within 90 days of the decision or of the day it was due (19(3)). All days without the first.
 */
export function rti(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const told = ['received', 'reply', 'appealed', 'decided'];
  const wrong = checkOrder(fields, input, told) ?? checkPast(fields, input, told, today);
  if (wrong) return wrong;

  if (input.appealed !== undefined || input.decided !== undefined) return secondAppeal(input, today);
  const due = input.received === undefined ? undefined : dueOf(input.received, input);
  const from = input.reply ?? due;
  if (from === undefined) return { status: 'missing', fields: ['received'] };
  const appealBy = addDays(from, 30);
  const waiting = input.reply === undefined && today <= from;
  const values = { due: { date: from }, date: { date: appealBy } };
  const over = today > appealBy;
  const unanswered = input.reply === undefined;
  return done({
    sentence: say(waiting ? texts.wait : over ? texts.appealOver : unanswered ? texts.silence : texts.appeal, values),
    headline: dateHeadline(waiting ? from : appealBy, today),
    lines: [
      ...dueLines(input),
      line(say(texts.appealLine, { from: { date: from }, date: { date: appealBy } }), 'rti-act-19'),
    ],
    warnings: [say(over ? texts.condone : texts.free)],
    dates: [
      ...(waiting ? [{ date: from, label: say(texts.dueLabel) }] : []),
      ...(over ? [] : [{ date: appealBy, label: say(texts.appealLabel) }]),
    ],
  });
}

type Input = InputOf<typeof fields>;

function dueOf(received: IsoDate, { life, passedOn }: Input): IsoDate {
  return addDays(received, daysOf({ life, passedOn }));
}

const daysOf = ({ life, passedOn }: Pick<Input, 'life' | 'passedOn'>) =>
  (life === 'yes' ? 2 : 30) + (passedOn === 'yes' ? 5 : 0);

/** When the reply was or is due, where the day of the application is known. */
function dueLines(input: Input): readonly Line[] {
  if (input.received === undefined) return [];
  const values = {
    received: { date: input.received },
    days: daysOf(input),
    date: { date: dueOf(input.received, input) },
  };
  const others = input.passedOn === 'yes' ? ['rti-act-5', 'rti-act-6'] : [];
  return [line(say(input.life === 'yes' ? texts.lifeLine : texts.dueLine, values), 'rti-act-7', ...others)];
}

function secondAppeal(input: Input, today: IsoDate): Outcome {
  const from = input.decided ?? addDays(input.appealed ?? today, 30);
  const by = addDays(from, 90);
  const decision = (appealed: IsoDate) => ({
    appealed: { date: appealed },
    date: { date: addDays(appealed, 30) },
    latest: { date: addDays(appealed, 45) },
  });
  const lines = [
    ...dueLines(input),
    ...(input.appealed === undefined ? [] : [line(say(texts.decisionLine, decision(input.appealed)), 'rti-act-19')]),
    line(say(texts.secondLine, { from: { date: from }, date: { date: by } }), 'rti-act-19'),
  ];
  const values = { from: { date: from }, date: { date: by } };
  return done({
    sentence: say(today > by ? texts.secondOver : today < from ? texts.secondFrom : texts.second, values),
    headline: dateHeadline(by, today),
    lines,
    warnings: today > by ? [say(texts.condone)] : [],
    dates: [{ date: by, label: say(texts.secondLabel) }],
  });
}

export const rtiTool = defineTool({
  id: 'rti-dates',
  topic: 'government',
  title: texts.title,
  about: texts.about,
  law: ['rti-act-7', 'rti-act-19'],
  holds: { from: '2005-10-12', until: null },
  fields,
  rule: rti,
});
