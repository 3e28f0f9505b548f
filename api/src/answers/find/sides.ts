import type { Retrieved } from './retrieve';

const LINKS = String.raw`\s+(?:and|vs\.?|versus|from|with|aur|&|or)\s+`;
const BETWEEN: readonly RegExp[] = [
  /(?<![\p{L}])(?:differences?|distinction|distinguish|differentiate|compare|comparison|farq|fark|antar)(?![\p{L}]).*?(?:between|of|in)?\s+(.+?)\s+(?:and|vs\.?|versus|from|with|aur|&)\s+(.+?)(?:\s+(?:me|mein|kya|ka|with examples?|in (?:simple|easy) .*)(?:\s.*)?)?$/iu,
  /^(.+?)\s+(?:vs\.?|versus)\s+(.+)$/i,
  /^(.+?)\s+(?:and|aur|mattu|matrum)\s+(.+?)\s+(?:differences?|meaning|enna vi(?:th|t|tth)iyasam|vi(?:th|t|tth)iyasam|vyatyasa|(?:me|mein|ke beech|ka)\s+(?:kya\s+)?(?:farq|fark|antar|difference))/i,
  /^(.+?)(?:k?kum|k?ku|um)\s+(.+?)(?:k?kum|k?ku|um)\s+(?:(?:enna|ulla|idaye|naduvula)\s+)*(?:vi(?:th|t|tth)iyasam|differen\w+)/i,
  /^(?:how is|how are|how does)\s+(.+?)\s+(?:different|differ)\s+(?:from|than|to)\s+(.+)$/i,
  /^(.+?)\s+(?:और|तथा)\s+(.+?)\s+(?:में|के बीच|का)/u,
  /^(.+?)(?:க்கும்|ுக்கும்|ற்கும்|வுக்கும்)\s+(.+?)(?:க்கும்|ுக்கும்|ற்கும்|வுக்கும்)/u,
  /^(.+?)\s+(?:மற்றும்)\s+(.+?)(?:\s+(?:இடையே|வேறுபாடு|வித்தியாசம்)|$)/u,
  /^(.+?)\s+(?:ಮತ್ತು|ಹಾಗೂ)\s+(.+?)(?:\s+(?:ನಡುವ|ನಡುವೆ|ವ್ಯತ್ಯಾಸ)|$)/u,
];
/** Three words at most. Each word ends before the next begins, so that a long one is read once. */
const NAME = String.raw`[\p{L}-]+(?:\s[\p{L}-]+){0,2}`;
/** "A will or a gift deed, which is better?": each side is short, since longer ones tell a story. */
const EITHER =
  /^(?:.*?(?<![\p{L}])(?:choose|prefer|file|make|get|go for|better|between|need|use|write|ask for|apply for|take|should i|should we)\s+)?(?:for\s+)?(?:an?\s+|the\s+)?((?:[\p{L}-]+\s+){0,3}[\p{L}-]+)\s+(?:or|ya|या|அல்லது|ಅಥವಾ)\s+(?:an?\s+|the\s+)?([\p{L}-]+(?:\s[\p{L}-]+){0,3}?)(?=\s*(?:[,?:.;]|$)|\s+(?:which|what|for|to|in|if|when|is|are|under|against|before|from|with|konsa|kaunsa)(?![\p{L}]))/iu;
/** "Appeal, review and revision in a civil case?": names with nothing else are asked for how they differ. */
const LIST = new RegExp(
  String.raw`^(${NAME}\s?,\s*(?:${NAME}\s?,\s*)?${NAME})\s*,?\s+(?:and|or|aur|और|மற்றும்|ಮತ್ತು)\s+(${NAME})\s?(?:\s(?:in|under)\s.{2,40})?$`,
  'iu',
);
/** "Does a will need stamp paper or registration?" asks of one thing. */
const OF_ONE = /^(?:does|do|can|has|have|must|may|is|are|was)\s/iu;
const CHOOSES = /(?<![\p{L}])(?:which|better|should|choose|prefer|konsa|kaunsa|kaun sa|yethu|edhu|yavudu)(?![\p{L}])/iu;
const EITHER_ASKED = /(?<![\p{L}])(?:which|better|should|choose|prefer|difference)(?![\p{L}])|^[^,]{1,60}$/iu;

const CLEAR = 0.3;
/** "A or B" may be no question about A and B at all, so both must be known well. */
export const CLEAR_EITHER = 0.6;
/** So much of a way of asking for it is said where two things are only offered as a choice. */
const SAID = 0.7;
/** The name of a thing is this long at most. */
const NAME_WORDS = 2;
const MOST = 4;
/** Longer questions tell a story. */
const SHORT_QUESTION = 120;

/** The things that a question sets against each other, as its own words name them. */
export interface NamedSides {
  readonly names: readonly string[];
  /** They are compared in so many words, not only offered as a choice. */
  readonly compared: boolean;
  /** It is asked which of them to take. */
  readonly chosen: boolean;
}

/** Reads what a question compares: two things or more ("theft, extortion, robbery and dacoity"). */
export function namedSides(question: string, compares: boolean): NamedSides {
  const text = question.replace(/[?.!]+$/, '').trim();
  const match = compares ? BETWEEN.map((pattern) => pattern.exec(text)).find((found) => found !== null) : null;
  if (match) return { names: split(match.slice(1)), compared: true, chosen: false };
  const list = compares ? null : LIST.exec(text);
  if (list) return { names: split(list.slice(1)), compared: false, chosen: false };
  const either =
    text.length <= SHORT_QUESTION && !OF_ONE.test(text) && EITHER_ASKED.test(text) ? EITHER.exec(text) : null;
  return { names: either ? split(either.slice(1)) : [], compared: false, chosen: CHOOSES.test(text) };
}

const LEADING = /^(?:(?:what is|what are|explain|between|should|i|we|to|make|file|get|take|write|choose|the|an?)\s+)+/i;

function split(parts: readonly (string | undefined)[]): string[] {
  return parts
    .flatMap((part) => (part ?? '').split(new RegExp(String.raw`\s*,\s*(?:and\s+)?|${LINKS}`, 'iu')))
    .map((side) => side.replace(LEADING, '').trim())
    .filter(Boolean)
    .slice(0, MOST);
}

/**
 * The id of the record that one side of a comparison names; undefined when nothing is clear enough.
 * @param clear from which score on a side is clear
 */
export function sideOf({ ranked, query }: Retrieved, clear = CLEAR): string | undefined {
  const best = ranked.find(
    ({ kind, score, likeness }) =>
      score >= clear && kind !== 'act' && kind !== 'case' && (clear < CLEAR_EITHER || likeness >= SAID),
  );
  const exactTerm = ranked.find(({ kind, coverage, score }) => kind === 'term' && coverage >= 0.95 && score >= clear);
  // The glossary knows a thing by its name, also where longer texts say more of it.
  const term = query.words.length <= NAME_WORDS ? query.glossaryTerms[0] : undefined;
  return exactTerm?.id ?? term ?? best?.id;
}
