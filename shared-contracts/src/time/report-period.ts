import type { ReportPeriod } from '../calls/admin/types';

/** Calendar days, both inclusive, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * The calendar days of a report period. Quarters begin in January, April, July and October; years in January.
 * @param today `YYYY-MM-DD` in India's time
 * @param back 0 for the period itself, 1 for the one of the same length before it, with which it is compared
 */
export function rangeOf(period: ReportPeriod, today: string, back = 0): DayRange {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  switch (period) {
    case 'thisMonth':
      return months(year, month - back, 1);
    case 'lastMonth':
      return months(year, month - 1 - back, 1);
    case 'lastQuarter':
      return months(year, Math.floor(month / 3) * 3 - 3 - 3 * back, 3);
    case 'thisYear':
      return months(year - back, 0, 12);
  }
}

export const isWithin = (day: string, { from, to }: DayRange): boolean => day >= from && day <= to;

function months(year: number, first: number, count: number): DayRange {
  const text = (date: number) => new Date(date).toISOString().slice(0, 10);
  return { from: text(Date.UTC(year, first, 1)), to: text(Date.UTC(year, first + count, 0)) };
}
