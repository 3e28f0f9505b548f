import type { Person } from '../../core/family';
import { compare, dividedBy, type Fraction, fraction, isNone, minus, none, times, whole } from '../../core/fraction';
import { line, type Line } from '../../core/result';
import { say, type Text } from '../../core/text';
import { texts } from './heirs.words';
import type { Kin } from './kin';
import { add, type Division, equally, nothing, scale, type Shares, totalOf, twoToOne } from './shares';

/**
 * Hanafi (Sunni) law, as courts apply it under section 2, Muslim Personal Law (Shariat) Application Act, 1937: first the
 * sharers with their fixed parts, then the residuaries, a male with twice the part of a female beside him. Parts above
 * the whole shrink in proportion (aul); what is left without a residuary returns to the sharers but the spouse (radd).
 */
export function sunni(kin: Kin): Division {
  const sharers = fixedShares(kin);
  const fixed = add(...sharers.map(({ shares }) => shares));
  const spouse = add(...sharers.filter(({ spouse: isSpouse }) => isSpouse).map(({ shares }) => shares));
  const lines: Line[] = sharers
    .filter(({ shares }) => shares.size > 0)
    .map(({ text, shares }) => line(say(text, { part: { fraction: totalOf(shares) } }), 'shariat-act-2'));
  const total = totalOf(fixed);

  if (compare(total, whole) > 0) {
    lines.push(line(say(texts.aul, { part: { fraction: total } }), 'shariat-act-2'));
    return { shares: scale(fixed, dividedBy(whole, total)), lines, warnings: [say(texts.third)] };
  }
  const rest = minus(whole, total);
  if (isNone(rest)) return { shares: fixed, lines, warnings: [say(texts.third)] };
  const residuary = residue(kin, rest);
  if (residuary.size > 0) {
    lines.push(line(say(texts.residue, { part: { fraction: rest } }), 'shariat-act-2'));
    return { shares: add(fixed, residuary), lines, warnings: [say(texts.third)] };
  }
  const others = minus(total, totalOf(spouse));
  if (total.over === 0) return { beyond: texts.distantKin };
  lines.push(line(say(texts.radd, { part: { fraction: rest } }), 'shariat-act-2'));
  const shares = isNone(others)
    ? scale(spouse, dividedBy(whole, total))
    : add(spouse, scale(without(fixed, spouse), dividedBy(minus(whole, totalOf(spouse)), others)));
  return { shares, lines, warnings: [say(texts.third)] };
}

const without = (shares: Shares, taken: Shares): Shares => new Map([...shares].filter(([id]) => !taken.has(id)));

interface FixedShare {
  readonly text: Text;
  readonly shares: Shares;
  readonly spouse?: boolean;
}

/** Sons of sons who died before; they and their sisters count where no son lives. */
function grandchildren(kin: Kin, relation: 'son' | 'daughter'): readonly Person[] {
  return kin.all('son').flatMap((son) => kin.livingOf(son, relation));
}

function situation(kin: Kin) {
  const sons = kin.living('son');
  const daughters = kin.living('daughter');
  const sonsSons = sons.length > 0 ? [] : grandchildren(kin, 'son');
  const sonsDaughters = sons.length > 0 ? [] : grandchildren(kin, 'daughter');
  const father = kin.living('father');
  const ancestor = father.length > 0 ? father : kin.living('fathers-father');
  const children = sons.length + daughters.length + sonsSons.length + sonsDaughters.length > 0;
  const siblingsOut = sons.length + sonsSons.length + ancestor.length > 0;
  return { sons, daughters, sonsSons, sonsDaughters, father, ancestor, children, siblingsOut };
}

const part = (over: number, under: number): Fraction => fraction(over, under);
const oneOrMore = (people: readonly Person[], one: Fraction, more: Fraction): Shares =>
  people.length === 0 ? nothing : equally(people, people.length === 1 ? one : more);

function fixedShares(kin: Kin): readonly FixedShare[] {
  const { sons, daughters, sonsSons, sonsDaughters, father, ancestor, children, siblingsOut } = situation(kin);
  const wives = kin.living('wife');
  const husband = kin.living('husband');
  const mother = kin.living('mother');
  const siblings = kin.living(
    'brother',
    'sister',
    'half-brother-father',
    'half-sister-father',
    'half-brother-mother',
    'half-sister-mother',
  );
  const spousePart =
    husband.length > 0 ? part(1, children ? 4 : 2) : wives.length > 0 ? part(1, children ? 8 : 4) : none;
  const motherPart =
    children || siblings.length >= 2
      ? part(1, 6)
      : father.length > 0 && spousePart.over > 0
        ? times(minus(whole, spousePart), part(1, 3))
        : part(1, 3);
  const grandmothers =
    mother.length > 0
      ? []
      : [...(father.length > 0 ? [] : kin.living('fathers-mother')), ...kin.living('mothers-mother')];
  const uterine = children || ancestor.length > 0 ? [] : kin.living('half-brother-mother', 'half-sister-mother');
  const sisters =
    siblingsOut || kin.living('brother').length > 0 || daughters.length + sonsDaughters.length > 0
      ? []
      : kin.living('sister');
  const halfSisters =
    siblingsOut ||
    kin.living('brother', 'half-brother-father').length > 0 ||
    daughters.length + sonsDaughters.length > 0
      ? []
      : kin.living('half-sister-father');
  return [
    { text: texts.spousePart, shares: equally([...husband, ...wives], spousePart), spouse: true },
    { text: texts.motherPart, shares: equally(mother, motherPart) },
    { text: texts.grandmotherPart, shares: equally(grandmothers, part(1, 6)) },
    { text: texts.fatherPart, shares: children ? equally(ancestor, part(1, 6)) : nothing },
    { text: texts.daughterPart, shares: sons.length > 0 ? nothing : oneOrMore(daughters, part(1, 2), part(2, 3)) },
    { text: texts.sonsDaughterPart, shares: sonsDaughterShare(daughters, sonsSons, sonsDaughters) },
    { text: texts.uterinePart, shares: oneOrMore(uterine, part(1, 6), part(1, 3)) },
    { text: texts.sisterPart, shares: oneOrMore(sisters, part(1, 2), part(2, 3)) },
    { text: texts.halfSisterPart, shares: halfSisterShare(sisters, halfSisters) },
  ];
}

function sonsDaughterShare(
  daughters: readonly Person[],
  sonsSons: readonly Person[],
  sonsDaughters: readonly Person[],
): Shares {
  if (sonsSons.length > 0 || daughters.length >= 2) return nothing;
  if (daughters.length === 1) return sonsDaughters.length > 0 ? equally(sonsDaughters, part(1, 6)) : nothing;
  return oneOrMore(sonsDaughters, part(1, 2), part(2, 3));
}

function halfSisterShare(sisters: readonly Person[], halfSisters: readonly Person[]): Shares {
  if (sisters.length >= 2 || halfSisters.length === 0) return nothing;
  return sisters.length === 1 ? equally(halfSisters, part(1, 6)) : oneOrMore(halfSisters, part(1, 2), part(2, 3));
}

/** The nearest residuaries take what the sharers leave. */
function residue(kin: Kin, rest: Fraction): Shares {
  const { sons, daughters, sonsSons, sonsDaughters, ancestor } = situation(kin);
  const brothers = kin.living('brother');
  const sisters = kin.living('sister');
  const halfBrothers = kin.living('half-brother-father');
  const halfSisters = kin.living('half-sister-father');
  const withDaughters = daughters.length + sonsDaughters.length > 0;
  if (sons.length > 0) return twoToOne(sons, daughters, rest);
  if (sonsSons.length > 0) return twoToOne(sonsSons, sonsDaughters, rest);
  if (ancestor.length > 0) return equally(ancestor, rest);
  if (brothers.length > 0) return twoToOne(brothers, sisters, rest);
  if (withDaughters && sisters.length > 0) return equally(sisters, rest);
  if (halfBrothers.length > 0) return twoToOne(halfBrothers, halfSisters, rest);
  if (withDaughters && halfSisters.length > 0) return equally(halfSisters, rest);
  const nephews = kin.all('brother').flatMap((brother) => kin.livingOf(brother, 'son'));
  if (nephews.length > 0) return equally(nephews, rest);
  return equally(kin.living('fathers-brother'), rest);
}
