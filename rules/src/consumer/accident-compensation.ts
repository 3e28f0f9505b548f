import { addYears, type IsoDate } from '../core/dates';
import type { InputOf } from '../core/field';
import { type Fraction, fraction } from '../core/fraction';
import { paise, wholeRupees } from '../core/money';
import { done, impossible, line, type Outcome } from '../core/result';
import { say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './accident-compensation.words';

/** Sarla Verma (2009): the multiplier for the age of the dead or injured person; 15 below the age of 15 (Reshma Kumari, 2013). */
const multipliers = [
  [14, 15],
  [25, 18],
  [30, 17],
  [35, 16],
  [40, 15],
  [45, 14],
  [50, 13],
  [55, 11],
  [60, 9],
  [65, 7],
  [Infinity, 5],
] as const;

/**
 * Compensation for death or lasting injury in a road accident, as tribunals work it out under section 168, Motor
 * Vehicles Act: yearly income with future prospects (Pranay Sethi, 2017), less what the dead person would have spent on
 * himself (Sarla Verma, 2009), times the multiplier; for an injury times the loss of earning power instead. For a death
 * loss of estate and funeral 15,000 each and 40,000 consortium for each near relative (Magma, 2018), ten per cent more
 * every three years from 31 October 2017. Amounts in rupees; the year of the figures is that of `today`.
 */
export function accidentCompensation(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const death = input.harm === 'death';
  if (!death && input.disability === undefined) return { status: 'missing', fields: ['disability'] };
  if (death && input.dependants === undefined) return { status: 'missing', fields: ['dependants'] };
  if (death && input.relatives !== undefined && input.relatives > 15) return impossible('relatives', texts.tooMany);

  const multiplier = multipliers.find(([upTo]) => input.age <= upTo)?.[1] ?? 5;
  const prospects = futureProspects(input.age, input.job === 'permanent');
  const yearly = paise(input.income) * 12;
  const withProspects = Math.round(yearly * (1 + prospects / 100));
  const own = death ? ownShare(input.married === 'yes', input.dependants ?? 0) : null;
  const part = own ? 1 - own.over / own.under : (input.disability ?? 0) / 100;
  const loss = wholeRupees(withProspects * part * multiplier);
  const fixed = death ? conventional(today, input.relatives ?? input.dependants ?? 0) : { sum: 0, each: 0, other: 0 };
  const bills = paise(input.bills ?? 0);
  const total = loss + fixed.sum + bills;

  return done({
    sentence: say(texts.total, { sum: { paise: total } }),
    headline: { kind: 'sum', paise: total },
    lines: [
      line(
        say(texts.income, { year: { paise: yearly }, percent: prospects, sum: { paise: withProspects } }),
        'case-pranay-sethi-2017',
      ),
      own
        ? line(say(texts.own, { part: { fraction: own } }), 'case-sarla-verma-2009')
        : line(say(texts.disability, { percent: input.disability ?? 0 }), 'mv-act-168'),
      line(say(texts.multiplier, { age: input.age, multiplier, sum: { paise: loss } }), 'case-sarla-verma-2009'),
      ...(death
        ? [
            line(
              say(texts.fixed, {
                other: { paise: fixed.other },
                each: { paise: fixed.each },
                sum: { paise: fixed.sum },
              }),
              'case-pranay-sethi-2017',
              'case-magma-2018',
            ),
          ]
        : []),
      ...(bills > 0 ? [line(say(texts.bills, { sum: { paise: bills } }), 'mv-act-168')] : []),
    ],
    warnings: [say(death ? texts.interest : texts.pain), say(texts.estimate)],
  });
}

/** Per cent added to the income for what the person would have come to earn. */
function futureProspects(age: number, permanent: boolean): number {
  if (age < 40) return permanent ? 50 : 40;
  if (age <= 50) return permanent ? 30 : 25;
  if (age <= 60) return permanent ? 15 : 10;
  return 0;
}

function ownShare(married: boolean, dependants: number): Fraction {
  if (!married || dependants <= 1) return fraction(1, 2);
  if (dependants <= 3) return fraction(1, 3);
  return dependants <= 6 ? fraction(1, 4) : fraction(1, 5);
}

function conventional(today: IsoDate, relatives: number): { sum: number; each: number; other: number } {
  let rises = 0;
  while (addYears('2017-10-31', (rises + 1) * 3) <= today) rises += 1;
  const raised = (rupees: number) => wholeRupees(paise(rupees) * 1.1 ** rises);
  const other = raised(15_000) * 2;
  const each = raised(40_000);
  return { sum: other + each * relatives, each, other };
}

export const accidentCompensationTool = defineTool({
  id: 'accident-compensation',
  topic: 'consumer',
  title: texts.title,
  about: texts.about,
  law: ['mv-act-166', 'mv-act-168', 'case-sarla-verma-2009', 'case-pranay-sethi-2017'],
  holds: { from: '2017-10-31', until: null },
  fields,
  rule: accidentCompensation,
});
