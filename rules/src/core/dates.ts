import type { Language } from './text';

/** A day as `YYYY-MM-DD`; two such days compare as texts. */
export type IsoDate = string;

const DAY = 86_400_000;

const months: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ta: 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  kn: 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್'.split(' '),
};

/** Whether the text is a day of the calendar (30 February is not). */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && iso(time(text)) === text;
}

/** The day so many days later; before, with a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return iso(time(date) + days * DAY);
}

/**
 * The same day of the month so many calendar months later; the month's last day where it has no such day.
 * A month is a month of the calendar: section 3(35), General Clauses Act, 1897.
 */
export function addMonths(date: IsoDate, count: number): IsoDate {
  const [year, month, day] = parts(date);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return iso(first.getTime() + (Math.min(day, last) - 1) * DAY);
}

export function addYears(date: IsoDate, count: number): IsoDate {
  return addMonths(date, count * 12);
}

/** How many days lie from the first day to the second; negative where the second comes before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((time(to) - time(from)) / DAY);
}

/** Whole months that have passed from the first day to the second. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  const [fromYear, fromMonth] = parts(from);
  const [toYear, toMonth] = parts(to);
  const count = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return addMonths(from, count) > to ? count - 1 : count;
}

/** Age or length as whole years, months and days. */
export function span(from: IsoDate, to: IsoDate): { years: number; months: number; days: number } {
  const whole = monthsBetween(from, to);
  return { years: Math.floor(whole / 12), months: whole % 12, days: daysBetween(addMonths(from, whole), to) };
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: IsoDate): number {
  return new Date(time(date)).getUTCDay();
}

export function writeDate(date: IsoDate, language: Language): string {
  const [year, month, day] = parts(date);
  return `${day} ${months[language][month - 1]} ${year}`;
}

function parts(date: IsoDate): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

const time = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`);

function iso(milliseconds: number): IsoDate {
  return Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString().slice(0, 10);
}
