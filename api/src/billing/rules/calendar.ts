import type { Language } from 'shared-contracts/calls/chat/types';
import { intlLocale } from 'shared-contracts/language/languages';

const indiaOffsetMs = 5.5 * 3_600_000;
export const dayMs = 86_400_000;

/** The calendar day in India of an instant, as `YYYY-MM-DD`. */
export const indiaDay = (at: Date): string => new Date(at.getTime() + indiaOffsetMs).toISOString().slice(0, 10);

/** The instant at which a day begins in India. */
export const startOfIndiaDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - indiaOffsetMs);

/** The next midnight in India after an instant: when daily counts begin again. */
export const nextIndiaMidnight = (at: Date): Date => new Date(startOfIndiaDay(indiaDay(at)).getTime() + dayMs);

const longDate = (language: Language) =>
  new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The calendar day in India of an instant, in words: `21 December 2026`. */
export const dayInWords = (at: Date, language: Language = 'en'): string => longDate(language).format(at);

export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

/**
 * The Indian financial year (April to March) of a day, as invoices name it.
 * @param day `YYYY-MM-DD`
 * @returns for example `26-27`
 */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');
