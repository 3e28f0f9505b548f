import { addDays, type IsoDate, weekday } from './dates';

const nationalHolidays = ['01-26', '08-15', '10-02'];

/** Whether courts all over the country are closed: Sundays and the three national holidays. Other holidays differ by court. */
export function isClosed(date: IsoDate): boolean {
  return weekday(date) === 0 || nationalHolidays.includes(date.slice(5));
}

/**
 * The day on which something due on a closed day may still be filed: the day the court opens again.
 * Section 4, Limitation Act, 1963; section 10, General Clauses Act, 1897.
 * @param reopens the day on which the court opens again after a vacation, where the person knows one
 */
export function whenOpen(date: IsoDate, reopens?: IsoDate): IsoDate {
  let day = reopens !== undefined && reopens > date ? reopens : date;
  while (isClosed(day)) day = addDays(day, 1);
  return day;
}
