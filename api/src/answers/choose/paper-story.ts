import { bounded } from 'language/bounded';

/** The words that order the paper, up to what it is about. */
const ORDER = bounded(
  /^\s*(?:please\s+|pls\s+|kindly\s+|now\s+|can you\s+|could you\s+|help me\s+|i (?:want|need)\s+(?:to\s+)?)*(?:draft|write|make|prepare|create|give|need|want|generate|format|sample|compose|send)?\b[^.,;:]*?\b(?:notice|letter|complaint|application|appeal|rti|affidavit|agreement|petition|will|facts|reply|fir|terms|resignation)\b(?:\s+(?:facts|letter|terms|draft|format|sample)\b)*(?:\s+(?:to|before|against|under|with)\s+[^,.;:]*?(?=\s+(?:for|about|regarding|because|that|who|which|from|on|after)\s|[,.;:]|$))?/iu,
);
/** An order that stands alone: "draft it", "write it for me", "prepare the notice". */
const BARE_ORDER = bounded(
  /^\s*(?:please\s+|pls\s+|now\s+|so\s+|ok\s+|can you\s+|then\s+)*(?:draft|write|make|prepare|create|give(?: me)?|type)\s+(?:it|this|that|one|(?:me\s+)?(?:a|an|the|my)\s+(?:\p{L}+\s+){0,3}(?:notice|letter|complaint|application|appeal|petition|draft|paper))\b(?:\s+for me)?(?:\s+to\s+[^,.;]{1,40})?\s*[.!]?\s*$/iu,
);
const ABOUT = bounded(
  /^\s*(?:(?:application|letter|complaint|draft|format|please)\b[\s:,-]*)*(?:(?:for|about|regarding|because|that|saying|as|since|of|on|asking(?: for)?|seeking|requesting|demanding)\s+)?/iu,
);
/** An order in an Indian language stands in a part of the sentence of its own. */
const INDIAN_ORDER =
  /(?:likh|bana)\w*\s+(?:kar\s+)?(?:do|de|dijiye|dena)|ezhudhi\s*\w*|eluthi\s*\w*|baredu\s*kodi|लिख[\p{L}\p{M}]*\s*(?:दो|दें|दीजिए|दीजिये)?|बना\s*(?:दो|दें|दीजिए)|எழுத[\p{L}\p{M}]*\s*[\p{L}\p{M}]*|ಬರೆ[\p{L}\p{M}]*\s*[\p{L}\p{M}]*/iu;
const ONLY_ASKS = bounded(/^\s*(?:please|can you|how|what|when|where|who|which|should|is|are|do|does)\b/iu);
const WORDS_OF_A_STORY = 2;

/** What happened, in the words in which it was told: without the order and without what only asks. */
export function storyIn(question: string): string | undefined {
  const told = question
    .split(/(?<=[.?!।])\s+|\n+/u)
    .filter((sentence) => !BARE_ORDER.test(sentence))
    .map((sentence) => withoutIndianOrder(sentence).replace(ORDER, '').trim())
    .map((sentence) => sentence.replace(/^[\s,:;-]+/u, '').replace(ABOUT, ''))
    .filter((sentence) => !/\?\s*$/u.test(sentence) && !ONLY_ASKS.test(sentence))
    .map((sentence) => sentence.replace(/^[\s,:;-]+/u, '').replace(/[.!।\s]+$/u, ''))
    .filter((sentence) => sentence.split(/\s+/u).length >= WORDS_OF_A_STORY);
  return told.length > 0 ? told.join('. ') : undefined;
}

/** What stands beside an order in an Indian language: other parts of the sentence, or what follows it. */
function withoutIndianOrder(sentence: string): string {
  if (!INDIAN_ORDER.test(sentence)) return sentence;
  const others = sentence.split(/,\s+/u).filter((part) => !INDIAN_ORDER.test(part));
  if (others.length > 0) return others.join(', ');
  const order = INDIAN_ORDER.exec(sentence);
  return order ? sentence.slice(order.index + order[0].length).trim() : '';
}
