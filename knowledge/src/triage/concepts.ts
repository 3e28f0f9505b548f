import { roughSound, soundsOf } from './sounds';

/** Something that a text speaks of, whatever the language: `bite` for "bit", "kaat liya", "கடித்தது". */
export interface Concept {
  readonly name: string;
  /** At which word of the text it begins. */
  readonly at: number;
}

/** Finds what the words of a text, given by their sounds, have in common over languages. */
export type ConceptReader = (sounds: readonly string[]) => readonly Concept[];

interface Run {
  readonly name: string;
  readonly first: string;
  readonly rest: readonly Word[];
}

interface Word {
  readonly sound: string;
  /** Any ending may follow. */
  readonly open: boolean;
}

const SHORTEST_BEGINNING = 2;
const LONGEST_BEGINNING = 12;

/** @param concepts the words of each, apart by blanks; `*` is any ending, `_` a blank inside a run of words */
export function conceptReader(concepts: Readonly<Record<string, string>>): ConceptReader {
  const whole = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  const runs = new Map<string, Run[]>();
  for (const [name, words] of Object.entries(concepts))
    for (const entry of words.split(/\s+/u).filter(Boolean)) {
      const [first, ...rest] = wordsOf(entry);
      if (!first) continue;
      if (rest.length > 0) push(runs, first.sound, { name, first: first.sound, rest });
      else push(first.open ? beginnings : whole, first.sound, name);
    }
  return (sounds) => {
    const rough = sounds.map(roughSound);
    return rough.flatMap((word, at) => [...new Set(namesAt(rough, word, at))].map((name) => ({ name, at })));
  };

  function namesAt(rough: readonly string[], word: string, at: number): string[] {
    const names = [...(whole.get(word) ?? [])];
    const longest = Math.min(word.length, LONGEST_BEGINNING);
    for (let length = SHORTEST_BEGINNING; length <= longest; length++)
      names.push(...(beginnings.get(word.slice(0, length)) ?? []));
    for (const { name, rest } of runs.get(word) ?? [])
      if (rest.every(({ sound, open }, index) => fits(rough[at + 1 + index], sound, open))) names.push(name);
    return names;
  }
}

function wordsOf(entry: string): Word[] {
  return entry.split('_').flatMap((word) =>
    soundsOf(word).map((sound) => {
      const open = word.endsWith('*');
      const rough = roughSound(sound);
      return { sound: open ? rough.slice(0, LONGEST_BEGINNING) : rough, open };
    }),
  );
}

const fits = (word: string | undefined, sound: string, open: boolean): boolean =>
  word !== undefined && (open ? word.startsWith(sound) : word === sound);

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
