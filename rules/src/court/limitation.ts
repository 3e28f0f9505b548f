import { checkOrder, checkPast } from '../core/checks';
import { addDays, addMonths, type IsoDate } from '../core/dates';
import { courtDay, dateHeadline } from '../core/deadline';
import type { InputOf } from '../core/field';
import { done, line, type Outcome } from '../core/result';
import { say, type Text } from '../core/text';
import { defineTool } from '../core/tool';
import { matters } from './limitation-matters';
import { fields, texts } from './limitation.words';
import type { Matter } from './matter';

/**
 * The last day for a suit, appeal, revision, application or complaint under the Limitation Act, 1963, and the Acts with
 * periods of their own: the day from which it runs is left out (section 12(1)); for appeals, revisions, reviews and
 * awards the days taken for the copy are added (12(2) to (4)); the time in a court without jurisdiction is added for
 * suits and applications (14); a written acknowledgment or part payment starts it anew (18, 19: give that day as the
 * start); a closed day moves to the day the court opens (4). Holds from 1 January 1964.
 */
export function limitation(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const wrong = checkOrder(fields, input, ['from', 'reopens']) ?? checkPast(fields, input, ['from'], today);
  if (wrong) return wrong;

  const matter = matterOf(input.matter);
  const period = lengthOf(matter);
  const end = addDays(addMonths(input.from, period.months), period.days);
  const copyDays = matter.kind === 'appeal' || matter.value === 'arbitration' ? (input.copyDays ?? 0) : 0;
  const wrongCourtDays = matter.kind === 'suit' || matter.kind === 'application' ? (input.wrongCourtDays ?? 0) : 0;
  const last = addDays(end, copyDays + wrongCourtDays);
  const plain = matter.kind === 'duty' || matter.kind === 'wait';
  const court = plain ? { date: last, lines: [] } : courtDay(last, input.reopens);
  const late = today > court.date;
  const values = {
    date: { date: court.date },
    count: period.count,
    unit: { text: period.unit },
    from: { date: input.from },
    end: { date: end },
  };
  return done({
    sentence: say(sentenceFor(matter, late), { ...values, matter: { text: nameOf(matter) } }),
    headline: dateHeadline(court.date, today),
    lines: [
      line(
        say(texts.periodLine, values),
        matter.law,
        ...(plain || matter.kind === 'complaint' ? [] : ['limitation-act-12']),
      ),
      ...(copyDays > 0
        ? [line(say(texts.copyLine, { days: copyDays, date: { date: addDays(end, copyDays) } }), 'limitation-act-12')]
        : []),
      ...(wrongCourtDays > 0
        ? [line(say(texts.wrongCourtLine, { days: wrongCourtDays, date: { date: last } }), 'limitation-act-14')]
        : []),
      ...court.lines,
      ...(matter.kind === 'suit'
        ? [line(say(texts.acknowledgment), 'limitation-act-18', 'limitation-act-19', 'limitation-act-3')]
        : []),
    ],
    warnings: warningsFor(matter, late).map((text) => say(text)),
    dates: late ? [] : [{ date: court.date, label: say(texts.label) }],
  });
}

function matterOf(value: string): Matter {
  return matters.find((matter) => matter.value === value) ?? matters[0];
}

function lengthOf({ years, months, days }: Matter): { months: number; days: number; count: number; unit: Text } {
  if (years !== undefined) return { months: years * 12, days: 0, count: years, unit: texts.years };
  if (months !== undefined) return { months, days: 0, count: months, unit: texts.months };
  return { months: 0, days: days ?? 0, count: days ?? 0, unit: texts.days };
}

/** The matter without the words that say from when its period runs. */
function nameOf({ label }: Matter): Text {
  const name = (language: keyof Text) => label[language].split(':')[0] ?? '';
  return { en: name('en'), ta: name('ta'), hi: name('hi'), kn: name('kn') };
}

function sentenceFor({ kind }: Matter, late: boolean): Text {
  if (kind === 'wait') return late ? texts.waited : texts.wait;
  if (kind === 'duty') return late ? texts.dutyOver : texts.duty;
  return late ? texts.over : texts.file;
}

function warningsFor(matter: Matter, late: boolean): readonly Text[] {
  if (matter.value === 'arbitration') return [texts.thirtyMore];
  if (matter.kind === 'complaint') return late ? [texts.condoneOffence] : [];
  if (matter.kind === 'suit') return late ? [texts.noExtension] : [];
  if (matter.kind === 'duty' || matter.kind === 'wait') return [];
  if (matter.kind === 'execution') return late ? [texts.noExtension] : [];
  return late ? [texts.condone] : [];
}

export const limitationTool = defineTool({
  id: 'limitation',
  topic: 'court',
  title: texts.title,
  about: texts.about,
  law: ['limitation-act-3', 'limitation-act-4', 'limitation-act-12', 'limitation-act-14', 'bnss-514'],
  holds: { from: '1964-01-01', until: null },
  fields,
  rule: limitation,
});
