import type { Person, Relation } from '../../core/family';
import { impossible, type Impossible } from '../../core/result';
import { relationNames } from './relation.words';
import { toolTexts } from './tool.words';

const single: readonly Relation[] = [
  'husband',
  'mother',
  'father',
  'fathers-father',
  'fathers-mother',
  'mothers-father',
  'mothers-mother',
  'husbands-mother',
  'husbands-father',
];
const headsOfBranches: readonly Relation[] = [
  'son',
  'daughter',
  'brother',
  'sister',
  'half-brother-father',
  'half-sister-father',
  'half-brother-mother',
  'half-sister-mother',
  'husbands-son',
  'husbands-daughter',
  'husbands-brother',
  'husbands-sister',
];
const inBranches: readonly Relation[] = ['son', 'daughter', 'wife', 'husband'];

/** What cannot be in a family: two mothers, a husband beside a wife, descendants of somebody who lives. */
export function checkFamily(people: readonly Person[], law: string): Impossible | null {
  const top = people.filter(({ of }) => of === null);
  const has = (relation: Relation) => top.filter((person) => person.relation === relation).length;
  const twice = single.find((relation) => has(relation) > 1);
  if (twice) return impossible('family', toolTexts.tooMany, { who: { text: relationNames[twice] } });
  if (has('husband') > 0 && has('wife') > 0) return impossible('family', toolTexts.oneSpouse);
  if ((law === 'hindu-man' && has('husband') > 0) || (law === 'hindu-woman' && has('wife') > 0))
    return impossible('family', toolTexts.wrongSpouse);
  if ((law === 'sunni' || law === 'shia') && has('wife') > 4) return impossible('family', toolTexts.fourWives);
  if ((law === 'christian' || law === 'parsi') && has('wife') > 1) return impossible('family', toolTexts.oneWife);
  return people.some((person) => !standsRight(people, person)) ? impossible('family', toolTexts.wrongBelow) : null;
}

/** A person below another comes after that one in the list, which also keeps the tree from biting its tail. */
function standsRight(people: readonly Person[], person: Person): boolean {
  if (people.filter(({ id }) => id === person.id).length > 1) return false;
  if (person.of === null) return true;
  const index = people.findIndex(({ id }) => id === person.of);
  const head = people[index];
  return (
    head !== undefined &&
    index < people.indexOf(person) &&
    !head.alive &&
    headsOfBranches.includes(head.relation) &&
    inBranches.includes(person.relation)
  );
}
