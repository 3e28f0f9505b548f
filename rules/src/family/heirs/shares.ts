import { dividedBy, type Fraction, fraction, none, plus, sum, times } from '../../core/fraction';
import type { Person } from '../../core/family';
import type { Line } from '../../core/result';
import type { Message, Text } from '../../core/text';

/** Who takes which part of the whole, by the id of the person. */
export type Shares = ReadonlyMap<string, Fraction>;

/** How a law divides an estate, or why it cannot be told from these people. */
export type Division =
  | { readonly shares: Shares; readonly lines: readonly Line[]; readonly warnings: readonly Message[] }
  | { readonly beyond: Text };

/** A part to divide in equal or weighted portions; a portion goes to one person or is divided on. */
export interface Portion {
  readonly weight: number;
  readonly give: (part: Fraction) => Shares;
}

export const nothing: Shares = new Map();

export function add(...parts: readonly Shares[]): Shares {
  const total = new Map<string, Fraction>();
  for (const part of parts) for (const [id, share] of part) total.set(id, plus(total.get(id) ?? none, share));
  return total;
}

export function scale(shares: Shares, factor: Fraction): Shares {
  return new Map([...shares].map(([id, share]) => [id, times(share, factor)]));
}

export const totalOf = (shares: Shares): Fraction => sum([...shares.values()]);

/** Everybody of the list takes the same. */
export function equally(people: readonly Person[], part: Fraction): Shares {
  if (part.over === 0) return nothing;
  return new Map(people.map((person) => [person.id, dividedBy(part, fraction(people.length, 1))]));
}

/** Divides a part by the weights of its portions. */
export function divide(portions: readonly Portion[], part: Fraction): Shares {
  const all = portions.reduce((total, { weight }) => total + weight, 0);
  return all === 0 ? nothing : add(...portions.map(({ weight, give }) => give(times(part, fraction(weight, all)))));
}

/** One portion for one person, or one together for several. */
export function portion(people: Person | readonly Person[], weight = 1): Portion {
  const list = 'id' in people ? [people] : people;
  return { weight, give: (part) => equally(list, part) };
}

/** A male takes twice the share of a female of the same degree. */
export function twoToOne(males: readonly Person[], females: readonly Person[], part: Fraction): Shares {
  return divide([...males.map((person) => portion(person, 2)), ...females.map((person) => portion(person))], part);
}
