import { namingWords } from '../read/asking';

/** A story is at least so long. */
const STORY = { letters: 110, words: 14 } as const;
/** So many words that name something make a part of a story by themselves. */
const OWN = 2;
const MOST = 7;

const SENTENCE_END = /(?<=[.?!।\n])\s+|[;\n]+/u;
const CLAUSE =
  /\s*,\s*(?:and\s+|but\s+|also\s+)?|\s+(?:and|but|also|then|because|aur|lekin|aana|mattu|matte|और|लेकिन|तथा|மற்றும்|ஆனால்|மேலும்|ಮತ್ತು|ಆದರೆ|ಹಾಗೂ)\s+/iu;

/**
 * The parts of a story that may each be a matter of its own ("he kept my deposit, slapped me, and my salary is pending"), in their order;
 * empty for a question that tells no story.
 */
export function partsOfStory(question: string): string[] {
  const text = question.trim();
  if (
    text.length < STORY.letters ||
    namingWords(text).length < STORY.words / 2 ||
    text.split(/\s+/u).length < STORY.words
  )
    return [];
  const parts = text
    .split(SENTENCE_END)
    .flatMap((sentence) => joined(sentence.split(CLAUSE)))
    .map((part) => part.replace(/^[\s,.;:]+|[\s,;:]+$/gu, ''))
    .filter((part) => namingWords(part).length >= OWN);
  return parts.length >= 2 ? parts.slice(0, MOST) : [];
}

/** Pieces that name too little belong to the one before them. */
function joined(pieces: readonly string[]): string[] {
  return pieces.reduce<string[]>((so, piece) => {
    const last = so.at(-1);
    if (last !== undefined && (namingWords(piece).length < OWN || namingWords(last).length < OWN))
      return [...so.slice(0, -1), `${last}, ${piece}`];
    return [...so, piece];
  }, []);
}
