/**
 * A part of an amount, rounded half up to the paisa.
 * @param paise amount in integer paise, not negative
 * @param numerator and denominator of the part; `denominator` is above 0
 */
export function share(paise: number, numerator: number, denominator: number): number {
  const product = BigInt(paise) * BigInt(numerator) * 2n + BigInt(denominator);
  return Number(product / (BigInt(denominator) * 2n));
}

/** Percent of an amount in paise, rounded half up; percents have two decimals at most. */
export const percentOf = (paise: number, percent: number): number => share(paise, Math.round(percent * 100), 10_000);

/** Rupees with two decimals, as an admin types them, in integer paise. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** Paise as rupees with two decimals. */
export const rupeesOf = (paise: number): number => paise / 100;

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount for people, in the Indian grouping: `₹1,23,456.00`. */
export const formatPaise = (paise: number): string => `${paise < 0 ? '-' : ''}₹${rupees.format(Math.abs(paise) / 100)}`;
