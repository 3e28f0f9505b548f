import type { IsoDate } from '../core/dates';
import type { InputOf } from '../core/field';
import { paise } from '../core/money';
import { done, type Line, line, type Outcome } from '../core/result';
import { say, type Text } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './income-tax.words';
import { newRegimes, oldRegime, type Regime } from './income-tax-years';

const surcharges = [
  { above: 50_000_000, rate: 37 },
  { above: 20_000_000, rate: 25 },
  { above: 10_000_000, rate: 15 },
  { above: 5_000_000, rate: 10 },
] as const;

/** The steps from taxable income to the tax, in rupees. */
export interface Assessment {
  readonly taxable: number;
  readonly slabTax: number;
  readonly rebate: number;
  readonly surcharge: number;
  readonly cess: number;
  readonly tax: number;
}

/**
 * Income tax of a salaried resident under one tariff. Slab tax, less the rebate (with relief just above its limit), plus
 * surcharge (with relief just above each of its limits), plus 4 per cent cess. Income and tax are rounded to ten rupees
 * (sections 288A and 288B of the Act of 1961). Amounts in rupees.
 */
export function assess(taxable: number, regime: Regime): Assessment {
  const income = toTen(Math.max(0, taxable));
  const slabTax = slabTaxOf(income, regime);
  const { upTo, most, marginal } = regime.rebate;
  const rebate = income <= upTo ? Math.min(slabTax, most) : marginal ? Math.max(0, slabTax - (income - upTo)) : 0;
  const afterRebate = slabTax - rebate;
  const surcharge = surchargeOf(income, afterRebate, regime);
  const cess = (afterRebate + surcharge) * 0.04;
  return { taxable: income, slabTax, rebate, surcharge, cess, tax: toTen(afterRebate + surcharge + cess) };
}

function slabTaxOf(income: number, { slabs }: Regime): number {
  return slabs.reduce((sum, { from, rate }, index) => {
    const to = slabs[index + 1]?.from ?? Infinity;
    return sum + (Math.max(0, Math.min(income, to) - from) * rate) / 100;
  }, 0);
}

/** Just above a limit, tax and surcharge together grow by no more than the income above the limit. */
function surchargeOf(income: number, tax: number, regime: Regime): number {
  const rateAbove = (sum: number) =>
    Math.min(regime.highestSurcharge, surcharges.find(({ above }) => sum > above)?.rate ?? 0);
  const step = surcharges.find(({ above }) => income > above);
  if (!step) return 0;
  const full = (tax * rateAbove(income)) / 100;
  const atLimit = slabTaxOf(step.above, regime) * (1 + rateAbove(step.above) / 100);
  return Math.max(0, Math.min(full, atLimit + (income - step.above) - tax));
}

const toTen = (rupees: number) => Math.round(rupees / 10) * 10;

/** Both regimes side by side for the year asked; see `assess`. Amounts in rupees. */
export function incomeTax(input: InputOf<typeof fields>, _today: IsoDate): Outcome {
  const gross = input.salary + (input.otherIncome ?? 0);
  const now = newRegimes[input.year];
  const before = oldRegime(input.age);
  const standard = (regime: Regime) => Math.min(regime.standardDeduction, input.salary);
  const inNew = assess(gross - standard(now), now);
  const inOld = assess(gross - standard(before) - (input.deductions ?? 0), before);
  const newIsLess = inNew.tax <= inOld.tax;
  const law = input.year === '2026-27' ? ['income-tax-act-202', 'income-tax-act-156'] : ['income-tax-act-536'];
  const least = Math.min(inNew.tax, inOld.tax);
  const values = {
    year: input.year,
    sum: { paise: paise(least) },
    other: { paise: paise(Math.max(inNew.tax, inOld.tax)) },
    regime: { text: newIsLess ? texts.newRegime : texts.oldRegime },
  };
  return done({
    sentence: say(inNew.tax === inOld.tax ? texts.same : texts.tax, values),
    headline: { kind: 'sum', paise: paise(least) },
    lines: [
      ...linesOf(texts.newRegime, inNew, standard(now), 0, law),
      ...linesOf(texts.oldRegime, inOld, standard(before), input.deductions ?? 0, law),
    ],
    warnings: [say(input.year === '2026-27' ? texts.newAct : texts.oldAct), say(texts.rough)],
  });
}

function linesOf(
  name: Text,
  result: Assessment,
  standard: number,
  deductions: number,
  law: readonly string[],
): readonly Line[] {
  const values = {
    regime: { text: name },
    taxable: { paise: paise(result.taxable) },
    deductions: { paise: paise(standard + deductions) },
    slab: { paise: paise(result.slabTax) },
    rebate: { paise: paise(result.rebate) },
    surcharge: { paise: paise(result.surcharge) },
    cess: { paise: paise(result.cess) },
    tax: { paise: paise(result.tax) },
  };
  return [
    line(say(texts.taxableLine, values), ...law),
    line(say(result.surcharge > 0 ? texts.surchargeLine : texts.taxLine, values), ...law),
  ];
}

export const incomeTaxTool = defineTool({
  id: 'income-tax',
  topic: 'tax',
  title: texts.title,
  about: texts.about,
  law: ['income-tax-act-202', 'income-tax-act-156', 'income-tax-act-536'],
  holds: { from: '2024-04-01', until: '2027-03-31' },
  fields,
  rule: incomeTax,
});
