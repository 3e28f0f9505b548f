import type { DayRange } from './report-period';

/** A month (`2026-05`) or a financial year of India, from April to March (`2026-27`). */
export type TaxPeriod = string;

const monthForm = /^(20\d\d)-(0[1-9]|1[0-2])$/;
const yearForm = /^(20\d\d)-(\d\d)$/;

/** The calendar days of a tax period; null for a text that names none. */
export function taxPeriodRange(period: TaxPeriod): DayRange | null {
  const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const month = monthForm.exec(period);
  if (month) return { from: `${period}-01`, to: lastDay(Number(month[1]), Number(month[2])) };
  const year = yearForm.exec(period);
  if (!year || (Number(year[1]) + 1) % 100 !== Number(year[2])) return null;
  return { from: `${year[1]}-04-01`, to: `${Number(year[1]) + 1}-03-31` };
}

/** The tax periods that a return may be made for, the latest first: the financial year and the last twelve months, and the year before. */
export function taxPeriods(today: string): readonly TaxPeriod[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const began = month >= 4 ? year : year - 1;
  const months = Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
  return [...months, financialYear(began), financialYear(began - 1)];
}

const financialYear = (began: number): TaxPeriod => `${began}-${String((began + 1) % 100).padStart(2, '0')}`;
