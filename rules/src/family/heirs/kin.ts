import type { Person, Relation } from '../../core/family';

/** A family seen from the person who died: who lives, and who stands below whom. */
export interface Kin {
  /** Living people with these relations to the one who died. */
  readonly living: (...relations: readonly Relation[]) => readonly Person[];
  /** Everybody with these relations to the one who died, the dead too. */
  readonly all: (...relations: readonly Relation[]) => readonly Person[];
  /** Living people with these relations to that person. */
  readonly livingOf: (person: Person, ...relations: readonly Relation[]) => readonly Person[];
  readonly allOf: (person: Person, ...relations: readonly Relation[]) => readonly Person[];
  /** Whether the person lives or has living descendants. */
  readonly hasLine: (person: Person) => boolean;
}

export function kinOf(people: readonly Person[]): Kin {
  const below = (of: string | null, relations: readonly Relation[]) =>
    people.filter((person) => person.of === of && relations.includes(person.relation));
  const alive = (list: readonly Person[]) => list.filter((person) => person.alive);
  const allOf: Kin['allOf'] = (person, ...relations) => below(person.id, relations);
  const hasLine = (person: Person): boolean => person.alive || allOf(person, 'son', 'daughter').some(hasLine);
  return {
    living: (...relations) => alive(below(null, relations)),
    all: (...relations) => below(null, relations),
    livingOf: (person, ...relations) => alive(below(person.id, relations)),
    allOf,
    hasLine,
  };
}
