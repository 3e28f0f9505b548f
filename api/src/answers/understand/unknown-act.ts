import { bounded } from 'language/bounded';
import { boundWords } from 'language/bound-words';
import { distinguishing, normaliseForReferences, type ActNames } from './act-names';

/** An Act that a question names and the knowledge base does not hold. */
export interface NamedAct {
  readonly name: string;
  /** Its year is said. */
  readonly dated: boolean;
  /** An Act of a State or a city: it may well exist. */
  readonly local: boolean;
  /** Written in an Indian script, in which the names of Acts are spelled in many ways. */
  readonly indic: boolean;
  /** Searched forms of the words that distinguish it. */
  readonly stems: readonly string[];
}

const KIND = String.raw`(?:act|code|adhiniyam|sanhita|अधिनियम|संहिता|சட்டம்|ಅಧಿನಿಯಮ|ಕಾಯ್ದೆ)`;
const YEAR = String.raw`(?:,?\s+(?:of\s+)?((?:18|19|20)\d\d))?`;
const WORD = /^[\p{L}][\p{L}\p{M}'’.-]*$/u;
const KIND_AND_YEAR = new RegExp(String.raw`^(${KIND})(?![\p{L}\p{M}])${YEAR}`, 'iu');
const MOST_WORDS = 8;
/** Words after which the name of an Act begins. */
const BEFORE_NAME =
  /^(?:.*\s)?(?:section|sections|sec|under|is|are|does|do|did|per|in|by|about|explain|what|which|tell|me|dhara|pirivu|of the|of an|the|this|that|as|see|धारा|की|के|का|में|क्या)\s+/iu;
const INSIDE = /^(?:of|and|the|to|for|in|on|against|from|&)$/i;
/** Acts of States and cities are many and real, though few of them are held here. */
const LOCAL = bounded(
  /\b(rent|tenan\w+|shops?|establishments?|police|panchayat\w*|municipal\w*|corporation|excise|land|revenue|goonda\w*|prohibition of liquor|apartment|cooperative|co-operative|cow|cattle|stamp|court ?fees?|lifts?|state|andhra|arunachal|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal|jharkhand|karnataka|mysore|kerala|madhya|maharashtra|bombay|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil|madras|telangana|hyderabad|tripura|uttar|u\.?p|uttarakhand|west|bengal|calcutta|delhi|jammu|kashmir|ladakh|puducherry)\b/i,
);

/** Finds an Act that a question names by a name that is none of the knowledge base's. */
export function unknownActIn(question: string, names: ActNames): NamedAct | undefined {
  const named = namedIn(boundWords(question).split(' '));
  if (!named) return undefined;
  const { kind, year } = named;
  const before = nameBefore(named.before);
  const name = `${before} ${kind}${year ? `, ${year}` : ''}`;
  const stems = distinguishing(before);
  if (stems.length === 0 || names.find(normaliseForReferences(named.whole)).length > 0 || names.resemble(stems))
    return undefined;
  // In small letters "this act" and "a kind act" are no names; a year makes one.
  const written = /^\p{Lu}/u.test(before) || !/^[a-z]/.test(before);
  return written || year
    ? { name, dated: year !== undefined, local: LOCAL.test(name), indic: /[\u0900-\u0cff]/.test(before), stems }
    : undefined;
}

/** The first words that end in "Act" or the like, as many of them as may belong to its name. */
function namedIn(
  words: readonly string[],
): { before: string; kind: string; year: string | undefined; whole: string } | undefined {
  for (let start = 0; start < words.length; start++)
    for (let count = Math.min(MOST_WORDS, words.length - start - 1); count >= 1; count--) {
      const match = KIND_AND_YEAR.exec(words.slice(start + count, start + count + 3).join(' '));
      const before = words.slice(start, start + count);
      if (match && before.every((word) => WORD.test(word)))
        return {
          before: before.join(' '),
          kind: match[1] ?? '',
          year: match[2],
          whole: `${before.join(' ')} ${match[0]}`,
        };
    }
  return undefined;
}

/** The words right before "Act" that belong to its name: in a text with capitals those that have them, else all after a word that leads up to it. */
function nameBefore(text: string): string {
  const words = text.trim().split(/\s+/);
  const capital = (word: string): boolean => /^\p{Lu}/u.test(word);
  if (capital(words.at(-1) ?? '')) {
    let start = words.length - 1;
    while (start > 0 && (capital(words[start - 1] ?? '') || INSIDE.test(words[start - 1] ?? ''))) start--;
    while (INSIDE.test(words[start] ?? '')) start++;
    return words.slice(start).join(' ').replace(BEFORE_NAME, '');
  }
  return words.join(' ').replace(BEFORE_NAME, '');
}
