const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in India at an instant, as `YYYY-MM-DD`. */
export const dayInIndia = (instant: Date): string => dayFormat.format(instant);

/**
 * A calendar day moved by a number of days.
 * @param day `YYYY-MM-DD`
 * @param days may be negative
 */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
