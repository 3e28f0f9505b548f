import { boundWords } from 'language/bound-words';
import { asciiDigits } from 'language/digits';
import { clauseAround } from '../read/clause';
import type { Span } from '../read/dates';
import type { Facts } from '../read/facts';

/** A day that a question names, with the part of the sentence around it. */
export interface DayTold {
  readonly iso: string;
  readonly clause: string;
}

/** A sum that a question names, in rupees, with the words right before and after it. */
export interface SumTold {
  readonly rupees: number;
  readonly before: string;
  readonly after: string;
}

/** A question as the recognisers of tools read it: in small letters and ASCII digits. */
export interface Reading {
  readonly text: string;
  readonly facts: Facts;
  readonly today: string;
  readonly days: readonly DayTold[];
  /** Sums in rupees, those with "rupees", "lakh" and the like first. */
  readonly sums: readonly number[];
  readonly sumsTold: readonly SumTold[];
  readonly wantsDate: boolean;
  readonly wantsSum: boolean;
  /** Whether it tells of somebody's own case, for which missing facts are worth asking; not of the law in general. */
  readonly isOwn: boolean;
}

const WANTS_DATE =
  /\b(by when|until|till|upto|what date|(?:which|what) (?:is the )?(?:date|day)|last (?:working )?(?:date|day)|final (?:date|day)|time (?:to|for|limit|left|available)|(?:appeal|filing|limitation) time|limit (?:for|to)|until when|till when|on which (?:date|day)|next date|ends? on|deadline|due|time.?bar\w*|(?:by|from|until|till|since) when|when(?=\s+(?:is|are|does|do|did|can|could|must|should|shall|will|would|to|was|were|am|has|have|may|my|the)\b[^.]*\?|\s+(?:is|are|does|do|did|can|could|must|should|shall|will|would|to|was)\b|\s*[?.]?$)|(?<=,\s?)when|day for|earliest|how (?:long|soon|many days|many months|much time)|days? (?:left|remain\w*)|too late|\bbarred\b|\bby\s*[.?]?$|(?:am|are) (?:i|we) late|(?:can|may) (?:i|we|he|she|they) still|still (?:be )?(?:time|in time)|in time|expir\w*|limitation|cut.?off|by what|kab|kabtak|kitne din|kitna samay|kitne samay|aakh?iri|akhri|antim|kadaisi|kadasi|eppo\w*|epp?ozhudhu|ethanai naa\w*|evvalavu naa\w*|kone(?:ya)?|yavaga|yaavaga|yavattu|eshtu dina)\b|कब|कितने दिन|कितना समय|कितने समय|मियाद|आख़?िरी|अंतिम|अन्तिम|समय.?सीमा|तारीख|तारीख़|கடைசி|எப்போ|எப்ப|எத்தனை நா|எவ்வளவு நா|எந்தத்? தேதி|எந்த நாள்|காலக்கெடு|இறுதி நாள்|ಕೊನೆ|ಯಾವಾಗ|ಎಷ್ಟು ದಿನ|ಎಷ್ಟರೊಳಗೆ|ಯಾವ ದಿನ|ಗಡುವು/iu;

const WANTS_SUM =
  /\b(how much|how many rupees|what (?:is|will be|would be|are) (?:the|my|his|her|our|their)|what (?:amount|sum|fee|tax|interest|fine|penalty|compensation|do i get|will i get|am i due|do i owe|does each)|calculat\w*|comput\w*|work out|total|kitn[aie]|kitne ka|evvalavu|evlo|eshtu|enna (?:fee|amount))\b|कितन|राशि|எவ்வளவு|ಎಷ್ಟು/iu;
const OWN =
  /\b(i|i'm|i've|me|my|mine|we|us|our|mera|mere|meri|mujhe|mujhko|hamara|hamari|humein|maine|main|mai|en|ennoda|enakku|enga|naan|nanna|nange|nanage|namma|naanu|brother|sister|husband|wife|father|mother|son|daughter|friend|uncle|aunt)\b|मेरा|मेरे|मेरी|मुझे|मैंने|हमारा|हमें|என்னுடைய|எனக்கு|என்|எங்கள்|நான்|ನನ್ನ|ನನಗೆ|ನಾನು|ನಮ್ಮ/u;

/** The end of a part of a sentence; not the point in a date or a sum. */
const CLAUSE_END = /[.?!।;,](?=\s|$)/gu;
/** Where several days are told, what joins two sentences ends the first as well. */
const JOINED = new RegExp(`${CLAUSE_END.source}|\\s(?=(?:and|but|then|aur|और|तथा|लेकिन|மற்றும்|ಮತ್ತು|ಆದರೆ)\\s)`, 'gu');
const BARE_SUM = /(?<![\d./,-])(\d{1,3}(?:,\d{2,3})+|\d{4,9})(?![\d/-]|\.\d)/gu;
const YEAR = /^(?:19|20)\d\d$/;

/** Reads what the recognisers of tools look at. */
export function readForTools(question: string, facts: Facts, today: string): Reading {
  const text = boundWords(asciiDigits(question.normalize('NFC'))).toLowerCase();
  const sumsTold = sumsOf(text, facts);
  return {
    text,
    facts,
    today,
    days: daysOf(text, facts),
    sums: sumsTold.map(({ rupees }) => rupees),
    sumsTold,
    wantsDate: WANTS_DATE.test(text),
    wantsSum: WANTS_SUM.test(text),
    isOwn: OWN.test(text),
  };
}

function daysOf(text: string, { dates }: Facts): DayTold[] {
  let from = 0;
  const days = dates.filter(({ precision }) => precision === 'day');
  const places = days.map(({ iso, text: words }) => {
    const at = Math.max(text.indexOf(words.toLowerCase(), from), 0);
    from = Math.max(from, at + words.length);
    return { iso, at, end: at + words.length };
  });
  return places.map(({ iso, at, end }) => {
    const [begin, stop] = clauseAround(text, at, end - at, days.length > 1 ? JOINED : CLAUSE_END);
    const previous = places.findLast((other) => other.end <= at && other.at >= begin);
    const next = places.find((other) => other.at >= end && other.at < stop);
    // Of two days in one breath each has its own words: before it in English, after it where the verb comes last.
    const isVerbLast = VERB_LAST.test(text);
    const first = previous && !isVerbLast ? previous.end : previous ? at : begin;
    const last = next && isVerbLast ? next.at : next ? end : stop;
    return { iso, clause: text.slice(first, last) };
  });
}

const VERB_LAST =
  /[\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Kannada}]|\b(?:ko|hua|kiya|diya|mila|tha|thi|hai|andru|aachu|bantu|aagi)\b/u;

/** The sums that a question names, those with "rupees", "lakh" and the like first. */
function sumsOf(text: string, { amounts, dates }: Facts): SumTold[] {
  const at = (place: number, length: number, rupees: number): SumTold => ({
    rupees,
    before: text.slice(Math.max(0, place - AROUND), place),
    after: text.slice(place + length, place + length + AROUND),
  });
  let left = text;
  const blank = (words: string): number => {
    const place = left.indexOf(words.toLowerCase());
    if (place >= 0) left = left.slice(0, place) + ' '.repeat(words.length) + left.slice(place + words.length);
    return Math.max(place, 0);
  };
  for (const { text: words } of dates) blank(words);
  const said = amounts.map(({ paise, text: words }) => at(blank(words), words.length, paise / 100));
  const bare = [...left.matchAll(BARE_SUM)]
    .filter(([digits]) => !YEAR.test(digits))
    .map((match) => at(match.index, match[0].length, Number(match[0].replaceAll(',', ''))));
  return [...said, ...bare];
}

const AROUND = 28;

/** The sum beside which the pattern stands: right before it, else after it and nearest to it. */
export function sumBeside({ sumsTold }: Reading, pattern: RegExp): number | undefined {
  const before = sumsTold.find((sum) => pattern.test(sum.before));
  if (before) return before.rupees;
  const after = sumsTold.flatMap(({ rupees, after: words }) => {
    const place = pattern.exec(words)?.index;
    return place === undefined ? [] : [{ rupees, place }];
  });
  return after.sort((one, other) => one.place - other.place)[0]?.rupees;
}

/** The day in whose part of the sentence the pattern stands. */
export function dayBeside({ days }: Reading, pattern: RegExp): string | undefined {
  return days.find(({ clause }) => pattern.test(clause))?.iso;
}

/** A length of time in whole months; `undefined` where none in months or years is told. */
export function monthsTold({ facts }: Reading): number | undefined {
  const months = facts.spans.map(({ count, unit }: Span) =>
    unit === 'year' ? count * 12 : unit === 'month' ? count : 0,
  );
  const sum = months.reduce((total, count) => total + count, 0);
  return sum > 0 ? sum : undefined;
}
