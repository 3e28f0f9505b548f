import { addDays, type IsoDate } from './dates';
import type { KeyDate } from './result';
import { type Language, write } from './text';

/**
 * Whole-day entries for a calendar with a reminder three days before, as an iCalendar file (RFC 5545).
 * @param stamp the instant of writing as `YYYYMMDDTHHMMSSZ`
 */
export function calendarFile(tool: string, dates: readonly KeyDate[], language: Language, stamp: string): string {
  const events = dates.flatMap(({ date, label }, index) => [
    'BEGIN:VEVENT',
    `UID:${tool}-${index}-${compact(date)}@nyayika`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escaped(write(label, language))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P3D',
    `DESCRIPTION:${escaped(write(label, language))}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Nyayika//Tools//EN', ...events, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');
}

const compact = (date: IsoDate) => date.replaceAll('-', '');
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** A line holds at most 75 bytes; the rest goes on in the next one, after a blank. No character is cut in two. */
function folded(line: string): string {
  const rows = [''];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 73) {
      rows.push('');
      bytes = 1;
    }
    rows[rows.length - 1] += character;
    bytes += size;
  }
  return rows.join('\r\n ');
}
