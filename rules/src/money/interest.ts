import { checkOrder } from '../core/checks';
import { daysBetween, type IsoDate } from '../core/dates';
import type { InputOf } from '../core/field';
import { paise } from '../core/money';
import { done, type Line, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './interest.words';

const timesAYear = { yearly: 1, 'half-yearly': 2, quarterly: 4, monthly: 12 } as const;

/**
 * Interest on a sum between two days at a yearly rate: simple, or compounded at regular intervals; a year has 365 days
 * and the first day is not counted. A court may give interest from the suit, and at most 6 per cent after the decree
 * except in commercial matters: section 34, Code of Civil Procedure, 1908. Amounts in rupees, rate in per cent.
 */
export function interest(input: InputOf<typeof fields>, _today: IsoDate): Outcome {
  const wrong = checkOrder(fields, input, ['from', 'to']);
  if (wrong) return wrong;
  const length = lengthOf(input);
  if (length === null) return { status: 'missing', fields: [input.from === undefined ? 'from' : 'to'] };
  const { years } = length;
  const principal = paise(input.sum);
  const rate = input.rate / 100;
  const times = input.kind === 'simple' ? 0 : timesAYear[input.kind];
  const amount = Math.round(
    times === 0 ? principal * rate * years : principal * ((1 + rate / times) ** (times * years) - 1),
  );
  const values = {
    sum: { paise: principal },
    rate: input.rate,
    years,
    times,
    interest: { paise: amount },
    total: { paise: principal + amount },
  };
  return done({
    sentence: say(texts.total, values),
    headline: { kind: 'sum', paise: amount },
    lines: [
      length.line,
      line(say(times === 0 ? texts.simple : texts.compound, values), 'cpc-34'),
      line(say(texts.together, values), 'cpc-34'),
    ],
    warnings: [say(texts.agreement)],
  });
}

/** The length in years, from two days or from months. */
function lengthOf({ from, to, months }: InputOf<typeof fields>): { years: number; line: Line } | null {
  if (from !== undefined && to !== undefined) {
    const days = daysBetween(from, to);
    return {
      years: days / 365,
      line: line(say(texts.days, { from: { date: from }, to: { date: to }, days }), 'cpc-34'),
    };
  }
  if (months === undefined) return null;
  return { years: months / 12, line: line(say(texts.length, { months, years: months / 12 }), 'cpc-34') };
}

export const interestTool = defineTool({
  id: 'interest',
  topic: 'money',
  title: texts.title,
  about: texts.about,
  law: ['cpc-34'],
  holds: { from: '1977-02-01', until: null },
  fields,
  rule: interest,
});
