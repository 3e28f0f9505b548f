import { format, formatDistanceStrict } from 'date-fns';
import { intlLocale } from 'shared-contracts/language/languages';
import { shownLanguage } from '../messages';

/** The forms in which the chat writes a moment: the English one, and what `Intl` shows of it in the other languages. */
const forms = {
  day: ['d MMMM yyyy', { dateStyle: 'long' }],
  shortDay: ['d MMM yyyy', { dateStyle: 'medium' }],
  dayAndTime: ['d MMMM yyyy, h:mm a', { dateStyle: 'long', timeStyle: 'short' }],
  time: ['h:mm a', { timeStyle: 'short' }],
  listed: ['MMM d, yyyy • h:mm a', { dateStyle: 'medium', timeStyle: 'short' }],
} as const satisfies Record<string, readonly [string, Intl.DateTimeFormatOptions]>;

/** A moment as people write it in the language shown. @param iso as the server sends it */
export function written(iso: string, form: keyof typeof forms): string {
  const language = shownLanguage();
  const [english, options] = forms[form];
  if (language === 'en') return format(new Date(iso), english);
  return new Intl.DateTimeFormat(intlLocale(language), options).format(new Date(iso));
}

const units = ['day', 'hour', 'minute', 'second'] as const;
const seconds = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

/** How far a moment is away, such as "5 hours". */
export function distance(iso: string, now = new Date()): string {
  const language = shownLanguage();
  if (language === 'en') return formatDistanceStrict(new Date(iso), now);
  const { unit, count } = inUnits(Math.abs(Date.parse(iso) - now.getTime()) / 1000);
  return new Intl.NumberFormat(intlLocale(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function inUnits(away: number): { readonly unit: (typeof units)[number]; readonly count: number } {
  const unit = units.find((candidate) => away >= seconds[candidate]) ?? 'second';
  return { unit, count: Math.round(away / seconds[unit]) };
}
