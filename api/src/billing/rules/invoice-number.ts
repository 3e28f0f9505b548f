import { financialYear } from './calendar';

export type InvoiceKind = 'invoice' | 'credit note';
const prefixes: Record<InvoiceKind, string> = { invoice: 'INV', 'credit note': 'CRN' };
const highest = 999_999;

/** The series in which a document of a day is counted: `INV/26-27`. */
export const seriesOf = (kind: InvoiceKind, day: string): string => `${prefixes[kind]}/${financialYear(day)}`;

/**
 * The number of the `count`-th document of a series: 16 characters of letters, digits, "-" and "/" (CGST Rules, rule 46(b)).
 * @throws RangeError when the series is used up
 */
export function invoiceNumber(series: string, count: number): string {
  if (count < 1 || count > highest) throw new RangeError(`The series ${series} has numbers 1 to ${highest}.`);
  return `${series}/${String(count).padStart(6, '0')}`;
}
