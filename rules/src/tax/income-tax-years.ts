/** One step of a tariff: the rate in per cent for the part of the income above `from` rupees. */
export interface Slab {
  readonly from: number;
  readonly rate: number;
}

/** A tariff for one year. Amounts in rupees. */
export interface Regime {
  readonly slabs: readonly Slab[];
  readonly standardDeduction: number;
  /** Tax is waived up to this income; above it the tax is no more than the income above it, where `marginal`. */
  readonly rebate: { readonly upTo: number; readonly most: number; readonly marginal: boolean };
  readonly highestSurcharge: number;
}

export const ages = ['below-60', '60-to-79', '80'] as const;
export type AgeGroup = (typeof ages)[number];

const slabs = (...steps: readonly (readonly [from: number, rate: number])[]): readonly Slab[] =>
  steps.map(([from, rate]) => ({ from, rate }));

const lakh = 100_000;

/** The new regime: section 115BAC, Income-tax Act, 1961, and from 2026-27 section 202, Income-tax Act, 2025. */
const before2025: Regime = {
  slabs: slabs([3 * lakh, 5], [7 * lakh, 10], [10 * lakh, 15], [12 * lakh, 20], [15 * lakh, 30]),
  standardDeduction: 75_000,
  rebate: { upTo: 7 * lakh, most: 25_000, marginal: true },
  highestSurcharge: 25,
};
const since2025: Regime = {
  slabs: slabs([4 * lakh, 5], [8 * lakh, 10], [12 * lakh, 15], [16 * lakh, 20], [20 * lakh, 25], [24 * lakh, 30]),
  standardDeduction: 75_000,
  rebate: { upTo: 12 * lakh, most: 60_000, marginal: true },
  highestSurcharge: 25,
};

export const newRegimes = { '2024-25': before2025, '2025-26': since2025, '2026-27': since2025 } as const;
export type TaxYear = keyof typeof newRegimes;

const free: Readonly<Record<AgeGroup, number>> = { 'below-60': 2.5 * lakh, '60-to-79': 3 * lakh, '80': 5 * lakh };

/** The old regime, the same in all these years; only the first step depends on age. */
export function oldRegime(age: AgeGroup): Regime {
  const first = free[age];
  return {
    slabs: slabs(...(first < 5 * lakh ? [[first, 5] as const] : []), [5 * lakh, 20], [10 * lakh, 30]),
    standardDeduction: 50_000,
    rebate: { upTo: 5 * lakh, most: 12_500, marginal: false },
    highestSurcharge: 37,
  };
}
