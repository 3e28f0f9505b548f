import { bounded } from 'language/bounded';
import { createNameFinder } from './phrase-finder';
import questionWords from './data/question-words.json';
import words from './data/wanted.json';

/** The kind of answer that a question wants. */
export type Wanted = keyof typeof words | 'yes or no';

const kindsIn = createNameFinder(words);

/** Questions that begin with the verb in English, or that end in the question's ending of an Indian language. */
const YES_NO: readonly RegExp[] = [
  bounded(
    /(?:^|[.!?,;:]\s*|\b(?:and|but|so|then|if so)\s+)(?:can|could|is|are|am|was|were|do|does|did|will|would|shall|should|has|have|had|may|must)(?:n't)?\s+(?:i|we|you|he|she|it|they|this|that|these|there|the|a|an|my|our|his|her|your|their|any|someone|somebody|police|\p{L}+)\s/iu,
  ),
  bounded(
    /\b(?:is|are) (?:it|this|that) (?:legal|illegal|allowed|a crime|an offence|valid|bailable|cognizable|compulsory|mandatory|necessary|possible)\b/iu,
  ),
  /(?:^|\s)(?:kya)\s.{3,}(?:hai|hain|sakta|sakti|sakte|hoga|hogi|milega|milegi|padega|chahiye|hu|hoon)(?:\s*(?:kya))?[?\s.]*$|(?:sakta|sakti|sakte|milega|milegi|hoga|hogi|lagega|hai|hain)\s+kya[?\s.]*$/iu,
  /(?:mudiyuma|mudiyumaa|unda|undaa|kidaikuma|kidaikumaa|irukka|irukkaa|iruka|panlama|pannalama|podalama|sellumaa?|agumaa?|aaguma|kutrama|seiyalama)[?\s.]*$/iu,
  /(?:ideya|idya|idyaa|iddeya|siguta|sigutta|sigutte|siguttaa|aagutta|agutta|bahuda|bahuda?a|madbahuda|matadbahuda|tappa|aparadhava|maadabahuda|untha|unta|untaa)[?\s.]*$/iu,
  /(?:^|[,;:]\s*|\s(?:तो|और)\s+)क्या\s|\s(?:है|हैं|सकता|सकती|सकते|होगा|होगी|मिलेगी|मिलेगा)\s+(?:है\s+)?क्या[?।\s]*$/u,
];

/** Words that ask for something else than a yes or a no. */
const QUESTION_WORDS = bounded(new RegExp(`\\b(?:${Object.values(questionWords).join('|')})\\b`, 'iu'));
/** In Tamil and Kannada the last word says by its ending that it asks; a Hindi sentence ends in its verb. */
const ASKING_ENDING = /(?:ா|ಾ|ೇ)[?.\s]*$|(?:है|हैं|हूँ|हूं|था|थी|थे|गा|गी|गे|ूँ|ूं)\?\s*$/u;

/** Whether a text asks for a yes or a no: by how it begins or ends, or since it is a question without a word that asks for more. */
function asksYesOrNo(text: string): boolean {
  if (YES_NO.some((pattern) => pattern.test(text))) return true;
  const last =
    text
      .trim()
      .split(/(?<=[.!?।\n])\s+/u)
      .at(-1) ?? '';
  return ASKING_ENDING.test(last) && !QUESTION_WORDS.test(last);
}

/** What a question wants, the most definite kind first; empty where it only tells something. */
export function wantedIn(text: string): Wanted[] {
  const found = kindsIn(text);
  return asksYesOrNo(text) ? [...found, 'yes or no'] : found;
}
