import { bounded } from 'language/bounded';
import type { ActMention, ActNames } from './act-names';

/** A provision that a question names outright. */
export interface Reference {
  /** The Act's slug; missing where the question does not name the Act. */
  readonly act?: string;
  /** In capitals: "65B", "Order 39 Rule 1", "Schedule 7". */
  readonly number: string;
  /** Sub-sections as they were named: "(1)", "(2)(a)". */
  readonly sub: string;
  readonly unit: 'section' | 'article';
  /** The last number where the question names a range. */
  readonly to?: string;
}

/** The provisions and Acts that a text names. */
export interface FoundReferences {
  readonly references: readonly Reference[];
  /** Slugs of all Acts named, in order. */
  readonly acts: readonly string[];
  /** The text without the provisions; the names of Acts stay, since people ask for things by them. */
  readonly rest: string;
}

const NUMBER = String.raw`\d{1,4}(?:-?[a-z]{1,3}(?![a-z]))?(?:\s?\((?:\d{1,2}|[a-z]{1,4})\))*`;
const RANGE = String.raw`\s*(?:to|till|-|–|से|முதல்|ರಿಂದ)\s*`;
const JOINER = String.raw`\s*(?:,\s*and|,|\/|&|\+|\band\b|\bor\b|\baur\b|\bread with\b|\br\/w\b|\bwith\b|\bvs\.?\b|\bversus\b|और|या|व|तथा|மற்றும்|ಮತ್ತು)\s*`;
const SECTION = String.raw`(?:sections?|sec(?:tion)?s?\.?|ss?\.|\bs\b|u\/s\.?|under section|§+|dhara|dhaara|dhaaraa|pirivu|kalam|kalamu|धाराओं|धाराएं|धारा|कलम|सेक्शन|சட்டப்பிரிவு|பிரிவுகள்|பிரிவு|செக்ஷன்|ಕಲಂ|ಸೆಕ್ಷನ್|ವಿಭಾಗ)`;
const ARTICLE = String.raw`(?:articles?|arts?\.?|anuchhed|anuched|अनुच्छेद|आर्टिकल|உறுப்புகள்|உறுப்பு|பிரிவு கூறு|ವಿಧಿ|ಅನುಚ್ಛೇದ)`;
const ITEM = String.raw`(?:(?:${SECTION}|${ARTICLE})\s*)?${NUMBER}(?:${RANGE}${NUMBER})?`;
const LIST = String.raw`${NUMBER}(?:${RANGE}${NUMBER})?(?:${JOINER}${ITEM})*`;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(${ARTICLE})|(${SECTION}))\s*(?:no\.?|number|nos\.?)?\s*(${LIST})`,
  'gu',
);
const AFTER_ACT = new RegExp(
  String.raw`^(?:[\p{M}\u0900-\u0dff]{1,6}(?=\s))?(?:,?\s*(?:of\s*)?(?:18|19|20)\d\d\b)?[\s,:'-]*(?:(?:ki|ka|ke|की|के|का|in|s|u/s|இன்)\s+)?(${LIST})(?!\s*(?:years?|days?|months?|rupees|rs|lakh|crore|%|साल|दिन))`,
  'u',
);
const BEFORE_ACT = new RegExp(String.raw`(?<![\d.,])(${LIST})\s*,?\s*(?:of\s+)?(?:the\s+)?$`, 'u');
/** "21ನೇ ವಿಧಿ", "21வது பிரிவு", "370वां अनुच्छेद", "370 article": the number comes first. "5 articles" are so many and not the fifth. */
const NUMBER_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(\d{1,4}(?:-?[a-z]{1,2})?)\s?-?\s?(?:st|nd|rd|th|ನೇ|ನೆಯ|ನೆ|வது|ஆவது|ஆம்|ம்|वीं|वां|वें|वाँ|वी|वा)?\s+(?!(?:articles|sections|secs|ss)\b)(?:(${ARTICLE})|(${SECTION}))(?![\p{L}\p{M}]*\s*\d)`,
  'gu',
);
const ORDER = bounded(
  /\border\s*(\d{1,2}|[ivxl]+)\s*,?\s*(?:and\s*)?rules?\s*(\d{1,3}[a-z]?)|\bo\.?\s*(\d{1,2}|[ivxl]+)\s*,?\s*r\.?\s*(\d{1,3}[a-z]?)\b/gu,
);
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
];
const SCHEDULE = new RegExp(
  String.raw`\b(?:(${ORDINALS.join('|')}|\d{1,2}(?:st|nd|rd|th))\s+schedule|schedule\s+(\d{1,2}))\b`,
  'gu',
);

/** Finds the provisions that a normalised text names: single ones, lists ("302/34", "14, 19 & 21") and ranges ("15 to 18"). */
export function findReferences(text: string, names: ActNames): FoundReferences {
  const mentions = names.find(text);
  const references: Reference[] = [];
  const used: (readonly [number, number])[] = mentions.map(({ start, end }) => [start, end]);
  const add = (start: number, end: number, found: readonly Reference[]): void => {
    if (found.length === 0 || used.slice(mentions.length).some(([from, to]) => start < to && end > from)) return;
    references.push(...found);
    used.push([start, end]);
  };
  for (const match of text.matchAll(ORDER)) {
    const order = arabic(match[1] ?? match[3] ?? '');
    add(match.index, match.index + match[0].length, [
      {
        act: 'cpc',
        number: `Order ${order} Rule ${(match[2] ?? match[4] ?? '').toUpperCase()}`,
        sub: '',
        unit: 'section',
      },
    ]);
  }
  for (const match of text.matchAll(SCHEDULE)) {
    const number = match[2] ?? scheduleNumber(match[1] ?? '');
    const act = nearest(mentions, match.index, match.index + match[0].length, text) ?? 'constitution';
    add(match.index, match.index + match[0].length, [{ act, number: `Schedule ${number}`, sub: '', unit: 'article' }]);
  }
  for (const match of text.matchAll(NAMED)) {
    const unit = match[1] ? 'article' : 'section';
    const end = match.index + match[0].length;
    const act = nearest(mentions, match.index, end, text) ?? (unit === 'article' ? 'constitution' : undefined);
    add(match.index, end, parseList(match[3] ?? '', unit, act));
  }
  for (const match of text.matchAll(NUMBER_FIRST)) {
    const unit = match[2] ? 'article' : 'section';
    const end = match.index + match[0].length;
    const act = nearest(mentions, match.index, end, text) ?? (unit === 'article' ? 'constitution' : undefined);
    if (act) add(match.index, end, parseList(match[1] ?? '', act === 'constitution' ? 'article' : unit, act));
  }
  for (const { act, start, end } of mentions) {
    const unit = act === 'constitution' ? 'article' : 'section';
    const before = BEFORE_ACT.exec(text.slice(0, start));
    if (before) add(before.index, start, parseList(before[1] ?? '', unit, act));
    const after = AFTER_ACT.exec(text.slice(end));
    if (after) {
      const from = end + after[0].length - (after[1] ?? '').length;
      add(from, end + after[0].length, parseList(after[1] ?? '', unit, act));
    }
  }
  return {
    references: unique(references),
    acts: [...new Set(mentions.map(({ act }) => act))],
    rest: without(text, used.slice(mentions.length)),
  };
}

/** The Act that a number belongs to: the one named right after it, else the one right before, else the only one there is. */
function nearest(mentions: readonly ActMention[], start: number, end: number, text: string): string | undefined {
  const after = mentions.find(
    (mention) =>
      mention.start >= end && /^[\s,]*(?:(?:of|the|under|in|का|की|के|இன்)\s+)*$/u.test(text.slice(end, mention.start)),
  );
  const before = [...mentions].reverse().find((mention) => mention.end <= start && start - mention.end <= 30);
  const distinct = new Set(mentions.map(({ act }) => act));
  return (
    after?.act ??
    before?.act ??
    (distinct.size === 1 ? mentions[0]?.act : mentions.find((mention) => mention.start >= end)?.act)
  );
}

function parseList(list: string, unit: Reference['unit'], act: string | undefined): Reference[] {
  const item = new RegExp(`(${NUMBER})(?:${RANGE}(${NUMBER}))?`, 'gu');
  return [...list.matchAll(item)].flatMap((match) => {
    const { number, sub } = parts(match[1] ?? '');
    if (isYear(number)) return [];
    const to = match[2] ? parts(match[2]).number : undefined;
    return [{ ...(act ? { act } : {}), number, sub, unit, ...(to ? { to } : {}) }];
  });
}

function parts(text: string): { number: string; sub: string } {
  const match = /^(\d+)-?([a-z]*)\s?((?:\s?\([^)]*\))*)$/.exec(text.trim());
  return {
    number: `${match?.[1] ?? text}${(match?.[2] ?? '').toUpperCase()}`,
    sub: (match?.[3] ?? '').replace(/\s/g, ''),
  };
}

const isYear = (number: string): boolean => /^(18|19|20)\d\d$/.test(number);

function scheduleNumber(text: string): number {
  const ordinal = ORDINALS.indexOf(text);
  return ordinal >= 0 ? ordinal + 1 : parseInt(text, 10);
}

function arabic(text: string): string {
  if (/^\d+$/.test(text)) return text;
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };
  const digits = [...text].map((letter) => values[letter] ?? 0);
  return String(digits.reduce((sum, value, index) => sum + (value < (digits[index + 1] ?? 0) ? -value : value), 0));
}

function unique(references: readonly Reference[]): Reference[] {
  return [
    ...new Map(
      references.map((reference) => [
        `${reference.act ?? ''} ${reference.number} ${reference.sub} ${reference.to ?? ''}`,
        reference,
      ]),
    ).values(),
  ];
}

function without(text: string, spans: readonly (readonly [number, number])[]): string {
  let rest = '';
  let at = 0;
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    if (start >= at) rest += `${text.slice(at, start)} `;
    at = Math.max(at, end);
  }
  return (rest + text.slice(at)).trim();
}
