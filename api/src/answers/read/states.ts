import { createPhraseFinder } from './phrase-finder';
import names from './data/states.json';

/** Two-letter code of a State or Union Territory, as number plates have it (Telangana is TS, Odisha OD, Uttarakhand UK). */
export type StateCode = keyof typeof names;

const find = createPhraseFinder(names);
/** A home that somebody left, and a party to a reported case, are not where it happened. */
const leaving = createPhraseFinder({
  home: "i am from|im from|i'm from|we are from|couple from|native of|native place|originally from|born in|state of",
});

/** The State that a text names, by its name or that of a city; the last one where it names several. */
export function stateIn(text: string): StateCode | undefined {
  const homes = leaving(text);
  const isHome = (index: number): boolean => homes.some(({ end }) => end < index && index - end <= 2);
  const found = find(text);
  return (found.filter(({ index }) => !isHome(index)).at(-1) ?? found.at(-1))?.name;
}
