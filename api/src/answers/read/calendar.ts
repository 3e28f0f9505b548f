/** Arithmetic on ISO dates (`2026-05-02`), free of time zones. */
const DAY = 86_400_000;

export const UNITS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type Unit = (typeof UNITS)[number];

/** An ISO date, or undefined where no such day exists. `month` counts from 1. */
export function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** The last day of a month (`month` counts from 1). */
export function lastOfMonth(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The day so many days later; earlier for a negative count. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + Math.round(days) * DAY).toISOString().slice(0, 10);
}

/** The day so many months later, or the last of the month where that day does not exist (31 January + 1 = 28 February). */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const index = year * 12 + (month - 1) + Math.round(months);
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return isoDate(toYear, toMonth, day) ?? lastOfMonth(toYear, toMonth);
}

/** The day that lies `count` units before another. */
export function before(iso: string, count: number, unit: Unit): string {
  if (unit === 'hour') return addDays(iso, -Math.floor(count / 24));
  if (unit === 'day') return addDays(iso, -count);
  if (unit === 'week') return addDays(iso, -count * 7);
  return addMonths(iso, -count * (unit === 'year' ? 12 : 1));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(iso: string): number {
  return new Date(Date.parse(iso)).getUTCDay();
}
