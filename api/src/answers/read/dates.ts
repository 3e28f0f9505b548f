import { addDays, addMonths, before, isoDate, lastOfMonth, UNITS, weekday, type Unit } from './calendar';
import { clauseAround } from './clause';
import { NUMBER, numberOf } from './numbers';
import { createNameFinder, createPhraseFinder } from './phrase-finder';
import { AGO_WORDS, DAY_WORDS, LAST_WORDS, MONTHS, NEAR_DAYS, THIS_WORDS, UNIT_WORDS, WEEKDAYS } from './time-words';
import { oneOf, WORD_END, WORD_START } from './words';

/** A day, month or year that a text names. */
export interface ToldDate {
  /** ISO; the last day of the month or year where no day is told. */
  readonly iso: string;
  readonly precision: 'day' | 'month' | 'year';
  /** It is said to lie before that day, not on it. */
  readonly before?: true;
  /** The words that tell it. */
  readonly text: string;
}

/** A length of time that a text names ("for 3 months", "within 7 days"). */
export interface Span {
  readonly count: number;
  readonly unit: Unit;
  readonly text: string;
}

/** When the codes of 1860, 1872 and 1973 gave way to the BNS, BSA and BNSS. */
export const newCodesSince = '2024-07-01';

export interface Times {
  readonly dates: readonly ToldDate[];
  readonly spans: readonly Span[];
  /** The words of a day that no calendar has, told with its year: "31 February 2026". */
  readonly noDay?: string;
}

const AGO = oneOf(AGO_WORDS);
const LAST = oneOf(LAST_WORDS);
const THIS = oneOf(THIS_WORDS);
const DAY_WORD = oneOf(DAY_WORDS).replace(WORD_START, '');
const YEAR = String.raw`(?:19|20)\d\d`;
const MONTH = `(?:${MONTHS.map((words) => `(${oneOf(words)})`).join('|')})\\.?`;
const YEAR_ENDING = String.raw`(?:-?\s?(?:ல்|இல்|லேயே|ரல்லி|ರಲ್ಲಿ|ನಲ್ಲಿ|ஆம்|ம்\s|ரில்|ரெல்ல)|\s(?:mein|me|la|il|ralli|alli|ka|ki|ke|में|का|की|के|ஆண்டு|ಇಸವಿ))`;

/** A pattern with what to make of its match; groups as the pattern has them. */
type Reader = readonly [RegExp, (match: RegExpMatchArray, today: string) => Omit<ToldDate, 'text'> | undefined, Need];
/** Without this in a text the pattern finds nothing; looking for it is quick. */
type Need = 'digits' | 'month' | 'month words' | 'year' | 'codes' | 'last';

const needsIn = createNameFinder({
  month: MONTHS.join('|'),
  codes: 'new codes|new criminal laws|new law',
  last: LAST_WORDS,
  'month words': UNIT_WORDS.month,
  unit: Object.values(UNIT_WORDS).join('|'),
});
const BEFORE = /(?<![\p{L}\p{M}])(?:before|prior to)\s+(?:the\s+)?$/iu;
const nearDays = createPhraseFinder(NEAR_DAYS);

const flags = 'giu';
const monthOf = (match: RegExpMatchArray, first: number): number =>
  match.slice(first, first + 12).findIndex((part) => part !== undefined) + 1;
const day = (iso: string | undefined): Omit<ToldDate, 'text'> | undefined =>
  iso ? { iso, precision: 'day' } : undefined;
const fullYear = (text = ''): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Words of a part of a sentence whose day is still to come: "if I give notice on 25 November", "delivery is expected on 10 January". */
const TO_COME =
  /(?<![\p{L}\p{M}])(?:if|i (?:give|send|file|leave|resign|join)|will|shall|going to|want to|plan\w*|next|coming|upcoming|expected|scheduled|hearing|ends?|expires?|agar|agle|aane wal\w*|hoga|hogi|honge|d(?:oo|u)nga|d(?:oo|u)ngi|varum|varra|koduppen|kodutha|mundina|baruva|kodtini|kottare|अगर|यदि|अगल\p{M}*|आने वाल\p{M}*|होगा|होगी|दूँगा|दूंगा|दूँगी|दूंगी|அடுத்த|வரும்|கொடுப்பேன்|கொடுத்தால்|ಮುಂದಿನ|ಬರುವ|ಕೊಡುತ್ತೇನೆ|ಕೊಟ್ಟರೆ)(?![\p{L}\p{M}])/iu;
const CLAUSE_END = /[.,;?!\n]/gu;
/** A day further ahead, in days, is rather the last one. */
const SOON = 120;

/** The day of a month that a text tells without its year: the last such day, or the next one where the words around it say that it is to come. */
function nearest(match: RegExpMatchArray, month: number, dayOfMonth: number, today: string): string | undefined {
  const { input = '', index = 0 } = match;
  const clause = input.slice(...clauseAround(input, index, match[0].length, CLAUSE_END));
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1].map((of) => isoDate(of, month, dayOfMonth)).find((iso) => iso && iso > today);
  const isToCome = next !== undefined && next <= addDays(today, SOON) && TO_COME.test(clause);
  return isToCome ? next : latest(month, dayOfMonth, today);
}

/** The last such day that is not after today. */
function latest(month: number, dayOfMonth: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const thisYear = isoDate(year, month, dayOfMonth);
  return thisYear !== undefined && thisYear <= today ? thisYear : (isoDate(year - 1, month, dayOfMonth) ?? thisYear);
}

/** In this order a text is read; what one has read the next does not read again. */
const readers: readonly Reader[] = [
  [
    new RegExp(String.raw`${WORD_START}(${YEAR})[/-](\d{1,2})[/-](\d{1,2})${WORD_END}`, flags),
    ([, year, month, date]) => day(isoDate(Number(year), Number(month), Number(date))),
    'digits',
  ],
  [
    new RegExp(String.raw`${WORD_START}(\d{1,2})[./-](\d{1,2})[./-](${YEAR}|\d\d)${WORD_END}`, flags),
    ([, date, month, year]) => day(isoDate(fullYear(year), Number(month), Number(date))),
    'digits',
  ],
  [
    new RegExp(
      String.raw`${WORD_START}(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?${MONTH}(?:(?:,?\s*(?:of\s+)?|-)(${YEAR})|['’-](\d\d)${WORD_END})?`,
      flags,
    ),
    (match, today) => {
      const [month, date, year] = [monthOf(match, 2), Number(match[1]), match[14] ?? match[15]];
      return day(year ? isoDate(fullYear(year), month, date) : nearest(match, month, date, today));
    },
    'month',
  ],
  [
    new RegExp(String.raw`${MONTH}\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s*(${YEAR}))?`, flags),
    (match, today) => {
      const [month, date, year] = [monthOf(match, 1), Number(match[13]), match[14]];
      return day(year ? isoDate(Number(year), month, date) : nearest(match, month, date, today));
    },
    'month',
  ],
  [
    new RegExp(String.raw`${WORD_START}(${YEAR})\s+${MONTH}(?:\s+(\d{1,2})(?!\d))?`, flags),
    (match) => {
      const [year, month, date] = [Number(match[1]), monthOf(match, 2), match[14]];
      return date === undefined ? inMonth(year, month) : day(isoDate(year, month, Number(date)));
    },
    'month',
  ],
  [
    new RegExp(String.raw`${MONTH},?\s*(?:of\s+)?(${YEAR})(?!\d)`, flags),
    (match) => inMonth(Number(match[13]), monthOf(match, 1)),
    'month',
  ],
  [
    new RegExp(
      String.raw`${oneOf('before|prior to|till|until')}\s+(?:the\s+)?${oneOf('new codes|new criminal laws|new law')}`,
      flags,
    ),
    () => day('2024-06-30'),
    'codes',
  ],
  [
    new RegExp(
      String.raw`${oneOf('in|during|since|from|year|back in|around|till|until|by|saal|सन|वर्ष|साल')}\s+(?:the\s+year\s+)?(${YEAR})(?![\d,.]*\d)(?!\s*${oneOf('rs|rupees|रुपये|ரூபாய்|ರೂಪಾಯಿ')})`,
      flags,
    ),
    ([, year]) => ({ iso: `${year ?? ''}-12-31`, precision: 'year' }),
    'year',
  ],
  [
    new RegExp(String.raw`(?<!(?:act|code|rules?|sanhita),?\s)${oneOf('of')}\s+(${YEAR})(?![\d,.]*\d)`, flags),
    ([, year]) => ({ iso: `${year ?? ''}-12-31`, precision: 'year' }),
    'year',
  ],
  [
    new RegExp(String.raw`${WORD_START}(${YEAR})${YEAR_ENDING}`, flags),
    ([, year]) => ({ iso: `${year ?? ''}-12-31`, precision: 'year' }),
    'year',
  ],
  ...([LAST, THIS] as const).flatMap((which, back): Reader[] => [
    // "last month 5th", "pichle mahine ki 5 tarikh"
    [
      new RegExp(
        String.raw`${which}\s+${oneOf(UNIT_WORDS.month)}(?:\s+(?:ki|ke|ka|की|के|का|on|on the))?,?\s+(\d{1,2})(?:(?:st|nd|rd|th)${WORD_END}|\s*(?:am|aam|ஆம்|ம்|ನೇ|वीं)?\s*${DAY_WORD}|ರಂದು|ஆம்)`,
        flags,
      ),
      ([, date], today) => dayOfMonth(Number(date), 1 - back, today),
      'month words',
    ],
    // "5th of last month"
    [
      new RegExp(
        String.raw`${WORD_START}(\d{1,2})(?:(?:st|nd|rd|th)\s+(?:day\s+)?(?:of\s+)?|\s+of\s+)(?:the\s+)?${which}\s+${oneOf(UNIT_WORDS.month)}`,
        flags,
      ),
      ([, date], today) => dayOfMonth(Number(date), 1 - back, today),
      'month words',
    ],
  ]),
  // "on the 5th", "5 tarikh ko": the last such day that has come
  [
    new RegExp(
      String.raw`(?<=${oneOf('on|on the|dated')}\s)(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)${WORD_END}(?!\s+(?:day|time|year|month|floor|cross|main|instal))|${WORD_START}(\d{1,2})\s*(?:am|aam|ஆம்|ம்|ನೇ|वीं)?\s*${oneOf('tarikh|tareekh|taarikh|tareek|thethi|thedhi|தேதி|तारीख|तारीख़|ತಾರೀಖು|ತಾರೀಕು')}`,
      flags,
    ),
    ([, english, other], today) => {
      const date = Number(english ?? other);
      const thisMonth = dayOfMonth(date, 0, today);
      return thisMonth && thisMonth.iso <= today ? thisMonth : dayOfMonth(date, 1, today);
    },
    'digits',
  ],
  [
    new RegExp(`${LAST}\\s+(?:${WEEKDAYS.map((words) => `(${oneOf(words)})`).join('|')})`, flags),
    (match, today) => {
      const wanted = match.slice(1).findIndex((part) => part !== undefined);
      const distance = (weekday(today) - wanted + 7) % 7 || 7;
      return day(addDays(today, -distance));
    },
    'last',
  ],
  ...(['week', 'month', 'year'] as const).map((unit): Reader => [
    new RegExp(`${LAST}\\s+${oneOf(UNIT_WORDS[unit])}`, flags),
    (_match, today) => {
      const then = before(today, 1, unit);
      if (unit === 'week') return day(then);
      return unit === 'month'
        ? inMonth(Number(then.slice(0, 4)), Number(then.slice(5, 7)))
        : { iso: `${then.slice(0, 4)}-12-31`, precision: 'year' };
    },
    'last',
  ]),
];

/** A day of this month, or of the one so many months back. */
function dayOfMonth(date: number, back: number, today: string): Omit<ToldDate, 'text'> | undefined {
  const [year, month] = before(`${today.slice(0, 7)}-01`, back, 'month')
    .split('-')
    .map(Number);
  return day(isoDate(year ?? 0, month ?? 0, date));
}

const inMonth = (year: number, month: number): Omit<ToldDate, 'text'> | undefined =>
  month >= 1 ? { iso: lastOfMonth(year, month), precision: 'month' } : undefined;

const SPAN = new RegExp(
  `(${NUMBER})[\\s-]*(?:${Object.values(UNIT_WORDS)
    .map((words) => `(${oneOf(words).replace(WORD_START, '')})`)
    .join('|')})(?!\\s?-?\\s?${oneOf('old')})(?:\\s*(${AGO}))?`,
  flags,
);
/**
 * The dates and lengths of time that a text tells.
 * @param text in ASCII digits, of bounded length
 * @param today ISO; "10 days back" and "2 May" count from it
 */
export function timesIn(text: string, today: string): Times {
  const present = new Set<string>(needsIn(text));
  if (/\d/.test(text)) present.add('digits');
  if (/(?:19|20)\d\d/.test(text)) present.add('year');
  const dates: (ToldDate & { at: number })[] = [];
  let noDay: string | undefined;
  let left = text;
  const take = (told: Omit<ToldDate, 'text'>, at: number, words: string): void => {
    const isBefore = BEFORE.test(left.slice(Math.max(0, at - 20), at));
    dates.push({ ...told, ...(isBefore ? { before: true } : {}), text: words.trim(), at });
    left = `${left.slice(0, at)}${' '.repeat(words.length)}${left.slice(at + words.length)}`;
  };
  for (const [pattern, read, need] of readers)
    for (const match of present.has(need) ? left.matchAll(pattern) : []) {
      const told = read(match, today);
      if (told) take(told, match.index, match[0]);
      else if (need !== 'last' && isFullDate(match[0])) {
        noDay ??= match[0].trim();
        left = `${left.slice(0, match.index)}${' '.repeat(match[0].length)}${left.slice(match.index + match[0].length)}`;
      }
    }
  for (const { name, index, end } of nearDays(left))
    if (left.slice(index, end).trim())
      take({ iso: addDays(today, Number(name)), precision: 'day' }, index, left.slice(index, end));
  const spans: Span[] = [];
  for (const match of present.has('unit') ? left.matchAll(SPAN) : []) {
    const count = numberOf(match[1] ?? '');
    const unit = UNITS[match.slice(2, 7).findIndex((part) => part !== undefined)];
    if (!unit || !Number.isFinite(count) || count > LONGEST[unit]) continue;
    if (match[7] !== undefined)
      dates.push({
        iso: ago(today, count, unit),
        precision: precisionOf(unit),
        text: match[0].trim(),
        at: match.index,
      });
    else spans.push({ count, unit, text: match[0].trim() });
  }
  return {
    dates: dates.sort((a, b) => a.at - b.at).map(({ at: _at, ...date }) => date),
    spans,
    ...(noDay ? { noDay } : {}),
  };
}

/** Whether words tell a day, a month and a year, and not a number of another kind. */
const isFullDate = (words: string): boolean =>
  /(?:19|20)\d\d/u.test(words) && (words.match(/\d+/gu) ?? []).every((part) => part.length === 4 || Number(part) <= 31);

/** Longer ones are no lengths of time but years of a calendar or sums. */
const LONGEST: Readonly<Record<Unit, number>> = { hour: 2000, day: 5000, week: 1000, month: 600, year: 120 };

/** Half months and years are counted in days and months. */
function ago(today: string, count: number, unit: Unit): string {
  if (unit === 'year' && count % 1 !== 0) return addMonths(today, -count * 12);
  if (unit === 'month' && count % 1 !== 0) return addDays(addMonths(today, -Math.floor(count)), -15);
  return before(today, count, unit);
}

const precisionOf = (unit: Unit): ToldDate['precision'] => (unit === 'year' || unit === 'month' ? unit : 'day');
