import type { Person, Relation } from '../../core/family';
import { type Fraction, whole } from '../../core/fraction';
import { line } from '../../core/result';
import { say } from '../../core/text';
import { texts } from './heirs.words';
import { hinduMan } from './hindu-man';
import { type Kin, kinOf } from './kin';
import { divide, type Division, equally, type Portion, portion } from './shares';

export type Source = 'own' | 'parents' | 'husband';

const asHusbandsKin: Partial<Record<Relation, Relation>> = {
  'husbands-mother': 'mother',
  'husbands-father': 'father',
  'husbands-brother': 'brother',
  'husbands-sister': 'sister',
  'husbands-son': 'son',
  'husbands-daughter': 'daughter',
};
const asFathersKin: Partial<Record<Relation, Relation>> = {
  mother: 'wife',
  brother: 'son',
  sister: 'daughter',
  'half-brother-father': 'son',
  'half-sister-father': 'daughter',
  'fathers-mother': 'mother',
  'fathers-father': 'father',
  'fathers-brother': 'brother',
  'fathers-sister': 'sister',
};
const asMothersKin: Partial<Record<Relation, Relation>> = {
  'half-brother-mother': 'son',
  'half-sister-mother': 'daughter',
  'mothers-mother': 'mother',
  'mothers-father': 'father',
  'mothers-brother': 'brother',
  'mothers-sister': 'sister',
};

/**
 * Property of a Hindu woman who died without a will: sections 15 and 16, Hindu Succession Act, 1956. Her children (the
 * children of a dead child in its place) and her husband take equally; then her husband's heirs; then her mother and
 * father; then her father's and her mother's heirs. What she inherited from a parent goes, without a child, to her
 * father's heirs, and what she inherited from her husband or his father to her husband's heirs (section 15(2)).
 */
export function hinduWoman(people: readonly Person[], kin: Kin, source: Source): Division {
  const children = kin.all('son', 'daughter').filter(kin.hasLine);
  if (children.length > 0 || (source === 'own' && kin.living('husband').length > 0)) {
    const portions: readonly Portion[] = [
      ...kin.living('husband').map((husband) => portion(husband)),
      ...children.map((child) => ({ weight: 1, give: (part: Fraction) => line16(kin, child, part) })),
    ];
    return {
      shares: divide(portions, whole),
      lines: [line(say(texts.womanFirst, { count: portions.length }), 'hsa-15', 'hsa-16')],
      warnings: [say(texts.noWill)],
    };
  }
  const parents = kin.living('mother', 'father');
  const orders: Readonly<Record<Source, readonly (() => Division | null)[]>> = {
    own: [
      () => heirsOf(people, asHusbandsKin, texts.husbandsHeirs),
      () =>
        parents.length > 0
          ? { shares: equally(parents, whole), lines: [line(say(texts.herParents), 'hsa-15', 'hsa-16')], warnings: [] }
          : null,
      () => heirsOf(people, asFathersKin, texts.fathersHeirs),
      () => heirsOf(people, asMothersKin, texts.mothersHeirs),
    ],
    parents: [() => heirsOf(people, asFathersKin, texts.fromParents)],
    husband: [() => heirsOf(people, asHusbandsKin, texts.fromHusband)],
  };
  for (const take of orders[source]) {
    const division = take();
    if (division) return division;
  }
  return { beyond: texts.womanBeyond };
}

/** A dead child's children take between them what the child would have taken: rule 2 of section 16. */
function line16(kin: Kin, child: Person, part: Fraction): ReturnType<typeof divide> {
  if (child.alive) return new Map([[child.id, part]]);
  const next = kin.allOf(child, 'son', 'daughter').filter(kin.hasLine);
  return divide(
    next.map((person) => ({ weight: 1, give: (share: Fraction) => line16(kin, person, share) })),
    part,
  );
}

/** The heirs as if the husband, the father or the mother had died right after her: rule 3 of section 16. */
function heirsOf(
  people: readonly Person[],
  roles: Partial<Record<Relation, Relation>>,
  text: (typeof texts)['husbandsHeirs'],
): Division | null {
  const seen = people.flatMap((person) => {
    const relation = person.of === null ? roles[person.relation] : person.relation;
    return relation === undefined ? [] : [{ ...person, relation }];
  });
  const division = hinduMan(kinOf(seen));
  return 'beyond' in division ? null : { ...division, lines: [line(say(text), 'hsa-15', 'hsa-16'), ...division.lines] };
}
