import { bounded } from 'language/bounded';
import { boundWords } from 'language/bound-words';

/** Words that stand before "v." without being a party. */
const LEAD = new Set(
  `what was is the held in of case judgment about tell me explain decision ruling summary summarise summarize facts ratio did court supreme
   say said vs difference between section article`.split(/\s+/),
);
/** Words after which the second party has ended. */
const AFTER_PARTY = new Set('case judgment judgement ruling decision about held in say and which that'.split(' '));
const VERSUS = /^(?:v|vs|v\.s|versus)\.?$/i;
const PARTY_WORD = /^[\p{L}\p{M}.&']+$/u;
const OFFICIAL = /(?<![\p{L}])(?:state of|union of|uoi|govt|government)(?![\p{L}])/iu;
const NO_PARTY = /^(?:IPC|BNS|CrPC|BNSS|FIR|NCR|Section|Article|MoU)(?![\p{L}])/u;
const MOST_WORDS = { first: 6, second: 6 } as const;

/** "बनाम" and "எதிர்" stand between parties only; "ವಿರುದ್ಧ" is any "against", so a year or a State must follow. */
const BETWEEN_INDIC = /\s(?:बनाम|எதிர்|ವಿರುದ್ಧ(?=.*(?:\d{4}|ಒಕ್ಕೂಟ|ರಾಜ್ಯ)))\s/u;
const AFTER_PARTY_INDIC = /\s(?:\d{4}|का |के |में |मामल|केस|फैसल|निर्णय|வழக்|தீர்ப்|ತೀರ್ಪ|ಪ್ರಕರಣ)|[?,.]/u;
const LONGEST_PARTY = 60;
const SHORTEST_PARTY = 3;

const REPORTED = bounded(/\bAIR \d{4} [A-Z]{2,4} \d+|\(\d{4}\) ?\d+ SCC \d+|\b\d{4} INSC \d+/i);

/** A case that a question names by its parties ("Kesavananda Bharati v. State of Kerala") or by where it is reported. */
export interface NamedCase {
  readonly text: string;
  readonly first: string;
  readonly second: string;
  /** The reporter's citation, where no party is named. */
  readonly reported?: string;
}

/** Finds the case that a question names; things that are compared ("bail vs anticipatory bail") only look like one when written in capitals. */
export function namedCase(question: string): NamedCase | undefined {
  const text = boundWords(question);
  const parties = partiesIndic(text) ?? partiesLatin(text);
  if (parties) return { text: `${parties.first} v. ${parties.second}`, ...parties };
  const reported = REPORTED.exec(text)?.[0];
  return reported === undefined || hasVersus(text) ? undefined : { text: reported, first: '', second: '', reported };
}

interface Parties {
  readonly first: string;
  readonly second: string;
}

function partiesIndic(text: string): Parties | undefined {
  const between = BETWEEN_INDIC.exec(text);
  if (!between) return undefined;
  const first = /[\p{L}\p{M}. ]*$/u.exec(text.slice(Math.max(0, between.index - LONGEST_PARTY), between.index))?.[0];
  const rest = text.slice(between.index + between[0].length);
  const end = AFTER_PARTY_INDIC.exec(rest)?.index ?? rest.length;
  const second = rest.slice(0, Math.min(end, LONGEST_PARTY));
  const long = (party = ''): boolean => party.trim().length >= SHORTEST_PARTY;
  return long(first) && long(second) ? { first: (first ?? '').trim(), second: second.trim() } : undefined;
}

const hasVersus = (text: string): boolean => text.split(' ').some((word) => VERSUS.test(word));

function partiesLatin(text: string): Parties | undefined {
  const words = text.split(' ');
  const at = words.findIndex((word, place) => place > 0 && place < words.length - 1 && VERSUS.test(word));
  if (at < 0) return undefined;
  const first = wordsBefore(words.slice(Math.max(0, at - MOST_WORDS.first), at));
  const second = wordsAfter(words.slice(at + 1, at + 1 + MOST_WORDS.second));
  if (first === '' || second === '') return undefined;
  const looksLikeNames = /^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second) && !NO_PARTY.test(first);
  return looksLikeNames || OFFICIAL.test(`${first} ${second}`) ? { first, second } : undefined;
}

/** The party that ends with the last of these words. */
function wordsBefore(words: readonly string[]): string {
  const broken = words.findLastIndex((word) => !PARTY_WORD.test(word));
  const own = words.slice(broken + 1);
  const start = own.findIndex((word) => !LEAD.has(word.toLowerCase()));
  return start < 0 ? '' : own.slice(start).join(' ');
}

/** The party that begins with the first of these words. */
function wordsAfter(words: readonly string[]): string {
  const own: string[] = [];
  for (const word of words) {
    const bare = word.replace(/[,?!;:]+$/u, '');
    if (!PARTY_WORD.test(bare) || (own.length > 0 && AFTER_PARTY.has(bare.toLowerCase()))) break;
    own.push(bare);
    if (bare !== word) break;
  }
  return own.join(' ');
}
