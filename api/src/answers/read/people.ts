import { bounded } from 'language/bounded';
import { createPhraseFinder } from './phrase-finder';
import { oneOf, WORD_END, WORD_START } from './words';
import words from './data/people.json';

/** A person of whom a text speaks, seen from the asker. */
export type Relation = keyof typeof words.relations;

/** Somebody's age. */
export interface Age {
  readonly years: number;
  /** Whose: a relation, the asker, or somebody else who is spoken of. */
  readonly of: Relation | 'asker' | 'other';
}

const findRelations = createPhraseFinder(words.relations);
const findPersons = createPhraseFinder({ person: words.person });

/** Whom a text speaks of, in the order in which they come. */
export function relationsIn(text: string): Relation[] {
  return [...new Set(findRelations(text).map(({ name }) => name))];
}

const YEARS = oneOf('years|year|yrs|yr|y').replace(WORD_START, '');
/** Ages in words that say so by themselves. */
const OLD: readonly RegExp[] = [
  new RegExp(String.raw`${WORD_START}(\d{1,3})[\s-]*(?:${YEARS})?[\s-]+old${WORD_END}`, 'giu'),
  new RegExp(
    String.raw`${oneOf('aged|age|age of|age is|aged about|umar|umra|umr|उम्र|आयु|வயது=|ವಯಸ್ಸು=')}\s*(?:is|was|:|of|about|around)?\s*(\d{1,3})(?![\d,.]*\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`${WORD_START}(\d{1,3})[\s-]*(?:${oneOf('vayasu|vayathu|vayadhu|vayassu|vayasina|vayasulla').replace(WORD_START, '')}|வயது|வயசு|வயதான|வயதுடைய|வயதில்|ವಯಸ್ಸಿನ|ವರ್ಷ ವಯಸ್ಸ)`,
    'giu',
  ),
  new RegExp(
    String.raw`${oneOf(words.person)}\s+(?:of|aged|is|was|who is|who was|is only|was only|just|only)\s+(\d{1,2})(?![\d,.]*\d|\s*${oneOf('lakh|crore|rupees|rs|days|months|hours|km|acres|%')})`,
    'giu',
  ),
  new RegExp(
    String.raw`${oneOf("i am|i'm|im|me|i was|i am only")}\s+(\d{1,2})(?![\d,.]*\d|\s*(?:%|${oneOf('days|months|weeks|hours|km|lakh')}))(?=\s*(?:${oneOf('years|yrs|and|now|my|with|but|a|an|male|female')}|[.,;!]|$))`,
    'giu',
  ),
];
/** "17 years girl", "17 साल की", "17 ವರ್ಷದ": an age beside a person, a term beside a punishment. */
const BESIDE = new RegExp(
  String.raw`${WORD_START}(\d{1,2})[\s-]*(?:${YEARS}|${oneOf('saal|sal|varsha|varshada|varshad|varusha').replace(WORD_START, '')}|साल|वर्षीय|वर्ष|वर्षाची|ವರ್ಷದ|ವರ್ಷ)\s*(?:(?:ka|ki|ke|wala|wali|का|की|के)\s+)?`,
  'giu',
);
const BESIDE_PERSON = new RegExp(`^\\s*(?:${oneOf('minor|old|nabalig|नाबालिग')}\\s+)?${oneOf(words.person)}`, 'iu');
const IS_SO = /^\s*(?:hai|hain|hoon|hu|hun|thi|tha|है|हैं|हूँ|हूं|थी|था)(?![\p{L}\p{M}])/iu;
const findSelf = createPhraseFinder({
  self: "i am|i'm|im|i was|main|mai|naan|naanu|nanage|enakku|my age|मैं|मेरी उम्र|எனக்கு|நான்|ನನಗೆ|ನಾನು",
});
const NEAR = 45;

/** The ages that a text tells, with those to whom they belong. */
export function agesIn(text: string): Age[] {
  const found = new Map<number, Age>();
  if (!/\d/.test(text)) return [];
  for (const pattern of OLD)
    for (const match of text.matchAll(pattern)) note(found, text, match.index, Number(match[1]), match[0].length);
  for (const match of text.matchAll(BESIDE)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 25), match.index);
    const spoken = BESIDE_PERSON.test(text.slice(end, end + 40));
    if (
      spoken ||
      (IS_SO.test(text.slice(end, end + 12)) && (findPersons(before).length > 0 || findSelf(before).length > 0))
    )
      note(found, text, match.index, Number(match[1]), match[0].length);
  }
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, age]) => age);
}

function note(found: Map<number, Age>, text: string, at: number, years: number, length: number): void {
  if (years < 1 || years > 110 || [...found.keys()].some((other) => Math.abs(other - at) < length)) return;
  found.set(at, { years, of: ownerOf(text, at, at + length) });
}

/** The person named right after an age ("17 year old girl"), else the nearest named before it. */
function ownerOf(text: string, from: number, to: number): Age['of'] {
  const inside = nearest(text.slice(Math.max(0, from - 1), to));
  if (inside) return inside;
  const after = /^[^.?!;,]{0,25}/u.exec(text.slice(to))?.[0].split(/\s(?:and|but|aur)\s/iu)[0] ?? '';
  const follows = firstOf(after);
  if (follows) return follows;
  if (bounded(/\bmy\s$/iu).test(text.slice(0, from))) return 'child';
  const clause = text.slice(Math.max(0, from - NEAR), to);
  const before = nearest(clause);
  const last = clause.split(/[.?!;]|\sand\s/iu).at(-1) ?? '';
  const self = findSelf(last).at(-1);
  if (self && !nearest(last.slice(self.index))) return 'asker';
  return before ?? 'other';
}

const nearest = (text: string): Relation | undefined => findRelations(text).at(-1)?.name;
const firstOf = (text: string): Relation | undefined => findRelations(text)[0]?.name;
