/** A listed phrase that stands in a text. */
export interface FoundPhrase<Name extends string> {
  readonly name: Name;
  /** Where it begins in the text, and the place after it. */
  readonly index: number;
  readonly end: number;
}

interface Phrase<Name> {
  readonly name: Name;
  readonly words: readonly string[];
  /** Its last word may carry any ending. */
  readonly open: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Between the words of one phrase. */
const GAP = /^[\s'’/-]+$/u;
const INDIC = /[\u0900-\u0cff]/u;
const LONGEST = 60;

/**
 * Finds listed phrases as whole words in any of our scripts, in one walk over the words of a text, however long the lists are.
 * @param lists phrases by name, separated by `|`. An Indian-script word may carry any ending unless it closes with `=`; a Latin one may do so
 * when it closes with `*`.
 */
export function createPhraseFinder<Name extends string>(
  lists: Readonly<Record<Name, string>>,
): (text: string) => FoundPhrase<Name>[] {
  const closed = new Map<string, Phrase<Name>[]>();
  const open = new Map<string, Phrase<Name>[]>();
  for (const name of Object.keys(lists) as Name[])
    for (const listed of lists[name].split('|')) {
      const phrase = phraseOf(name, listed);
      const [first] = phrase.words;
      if (first === undefined) continue;
      const index = phrase.open && phrase.words.length === 1 ? open : closed;
      index.set(first, [...(index.get(first) ?? []), phrase]);
    }
  return (text) => {
    const words = wordsOf(text);
    return words.flatMap(({ word, index }, at) => {
      const starting = [...(closed.get(word) ?? []), ...prefixesOf(word).flatMap((prefix) => open.get(prefix) ?? [])];
      return starting.flatMap((phrase) => {
        const end = endOf(phrase, words, at, text);
        return end === undefined ? [] : [{ name: phrase.name, index, end }];
      });
    });
  };
}

/** The names whose phrases stand in a text, in the order of the lists. */
export function createNameFinder<Name extends string>(lists: Readonly<Record<Name, string>>): (text: string) => Name[] {
  const find = createPhraseFinder(lists);
  return (text) => {
    const found = new Set(find(text).map(({ name }) => name));
    return (Object.keys(lists) as Name[]).filter((name) => found.has(name));
  };
}

interface Word {
  readonly word: string;
  readonly index: number;
  readonly end: number;
}

/** The words of a text in small letters; the signs that only join letters are none. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}\u200b-\u200d]+/gu)].map(({ 0: word, index }) => ({
    word: word.replace(/[\u200b-\u200d]/g, '').toLowerCase(),
    index,
    end: index + word.length,
  }));
}

function phraseOf<Name>(name: Name, listed: string): Phrase<Name> {
  const words =
    listed
      .replace(/[\u200b-\u200d]/g, '')
      .toLowerCase()
      .match(WORD) ?? [];
  const open = listed.endsWith('*') || (INDIC.test(words.at(-1) ?? '') && !listed.endsWith('='));
  return { name, words, open };
}

function prefixesOf(word: string): string[] {
  return Array.from({ length: Math.min(word.length, LONGEST) }, (_, index) => word.slice(0, index + 1));
}

function endOf<Name>(phrase: Phrase<Name>, words: readonly Word[], at: number, text: string): number | undefined {
  const last = phrase.words.length - 1;
  for (let step = 0; step <= last; step++) {
    const found = words[at + step];
    const wanted = phrase.words[step] ?? '';
    if (!found) return undefined;
    if (step > 0 && !GAP.test(text.slice(words[at + step - 1]?.end, found.index))) return undefined;
    if (step === last && phrase.open ? !found.word.startsWith(wanted) : found.word !== wanted) return undefined;
  }
  return words[at + last]?.end;
}
