import type { Person } from '../../core/family';
import { compare, dividedBy, type Fraction, fraction, isNone, minus, none, whole } from '../../core/fraction';
import { line, type Line } from '../../core/result';
import { say, type Text } from '../../core/text';
import { texts } from './heirs.words';
import type { Kin } from './kin';
import {
  add,
  divide,
  type Division,
  equally,
  nothing,
  type Portion,
  scale,
  type Shares,
  totalOf,
  twoToOne,
} from './shares';

const part = (over: number, under: number): Fraction => fraction(over, under);

/**
 * Ithna Ashari (Shia) law, as courts apply it under section 2, Muslim Personal Law (Shariat) Application Act, 1937:
 * class I (parents, children, and grandchildren in the place of a dead child) excludes class II (brothers and sisters);
 * husband or wife take beside every class. There is no aul: daughters and sisters bear what is missing; what is left
 * returns to the blood heirs.
 */
export function shia(kin: Kin): Division {
  const children = kin.all('son', 'daughter').filter(kin.hasLine);
  const line0 = kin.living('son', 'daughter').length > 0 ? children.filter((child) => child.alive) : children;
  const spouses = kin.living('husband', 'wife');
  const isWife = spouses.some(({ relation }) => relation === 'wife');
  const spousePart = spouses.length === 0 ? none : part(1, (isWife ? 4 : 2) * (line0.length > 0 ? 2 : 1));
  const spouse = equally(spouses, spousePart);
  const rest = minus(whole, spousePart);
  const lines: Line[] = spouses.length > 0 ? [shareLine(texts.spousePart, spousePart)] : [];
  const warnings = [say(texts.third), ...(isWife && line0.length === 0 ? [say(texts.childlessWidow)] : [])];

  const first = classOne(kin, line0, rest) ?? classTwo(kin, rest);
  if (first) {
    if ('beyond' in first) return first;
    return { shares: add(spouse, first.shares), lines: [...lines, ...first.lines], warnings };
  }
  if (spouses.length === 0) return { beyond: texts.distantKin };
  return {
    shares: equally(spouses, whole),
    lines: [...lines, line(say(texts.radd, { part: { fraction: rest } }), 'shariat-act-2')],
    warnings,
  };
}

const shareLine = (text: Text, share: Fraction) => line(say(text, { part: { fraction: share } }), 'shariat-act-2');

interface Taken {
  readonly shares: Shares;
  readonly lines: readonly Line[];
}

function classOne(kin: Kin, children: readonly Person[], rest: Fraction): Taken | null {
  const father = kin.living('father');
  const mother = kin.living('mother');
  if (children.length > 0) return withChildren(kin, children, father, mother, rest);
  if (father.length > 0) {
    const motherPart = mother.length === 0 ? none : part(1, manySiblings(kin) ? 6 : 3);
    const left = minus(rest, motherPart);
    return {
      shares: add(equally(mother, motherPart), equally(father, left)),
      lines: [
        ...(mother.length > 0 ? [shareLine(texts.motherPart, motherPart)] : []),
        shareLine(texts.fatherRest, left),
      ],
    };
  }
  return mother.length > 0 ? { shares: equally(mother, rest), lines: [shareLine(texts.motherRest, rest)] } : null;
}

function withChildren(
  kin: Kin,
  children: readonly Person[],
  father: readonly Person[],
  mother: readonly Person[],
  rest: Fraction,
): Taken {
  const sons = children.filter(({ relation }) => relation === 'son');
  const parents = [...father, ...mother];
  const parentPart = part(parents.length, 6);
  const parentLine = parents.length > 0 ? [shareLine(texts.parentsPart, parentPart)] : [];
  if (sons.length > 0) {
    const left = minus(rest, parentPart);
    return {
      shares: add(equally(parents, parentPart), byLine(kin, children, left)),
      lines: [...parentLine, shareLine(texts.childrenRest, left)],
    };
  }
  const daughterPart = children.length === 1 ? part(1, 2) : part(2, 3);
  const left = minus(minus(rest, parentPart), daughterPart);
  if (left.over < 0) {
    const borne = minus(rest, parentPart);
    return {
      shares: add(equally(parents, parentPart), byLine(kin, children, borne)),
      lines: [...parentLine, shareLine(texts.daughtersBear, borne)],
    };
  }
  // The mother has no part in the return where she is cut down by brothers and sisters beside a living father.
  const sharing = father.length > 0 && manySiblings(kin) ? father : parents;
  const fixed = add(equally(parents, parentPart), byLine(kin, children, daughterPart));
  if (isNone(left)) return { shares: fixed, lines: [...parentLine, shareLine(texts.daughterPart, daughterPart)] };
  const base = add(equally(sharing, part(sharing.length, 6)), byLine(kin, children, daughterPart));
  return {
    shares: add(fixed, scale(base, dividedBy(left, totalOf(base)))),
    lines: [...parentLine, shareLine(texts.daughterPart, daughterPart), shareLine(texts.radd, left)],
  };
}

/** Sons twice the part of daughters; a dead child's part goes to its own children in the same way. */
function byLine(kin: Kin, children: readonly Person[], share: Fraction): Shares {
  const portions: readonly Portion[] = children.map((child) => ({
    weight: child.relation === 'son' ? 2 : 1,
    give: (own) =>
      child.alive
        ? new Map([[child.id, own]])
        : byLine(kin, kin.allOf(child, 'son', 'daughter').filter(kin.hasLine), own),
  }));
  return divide(portions, share);
}

/** Two brothers, or a brother and two sisters, or four sisters, full or by the father. */
function manySiblings(kin: Kin): boolean {
  const brothers = kin.living('brother', 'half-brother-father').length;
  const sisters = kin.living('sister', 'half-sister-father').length;
  return brothers * 2 + sisters >= 4;
}

function classTwo(kin: Kin, rest: Fraction): Taken | { beyond: Text } | null {
  if (kin.living('fathers-father', 'fathers-mother', 'mothers-father', 'mothers-mother').length > 0)
    return { beyond: texts.grandparents };
  const full = { brothers: kin.living('brother'), sisters: kin.living('sister') };
  const half = { brothers: kin.living('half-brother-father'), sisters: kin.living('half-sister-father') };
  const own = full.brothers.length + full.sisters.length > 0 ? full : half;
  const uterine = kin.living('half-brother-mother', 'half-sister-mother');
  const ownCount = own.brothers.length + own.sisters.length;
  if (ownCount + uterine.length === 0) return null;
  const uterinePart =
    uterine.length === 0 ? none : ownCount === 0 ? rest : uterine.length === 1 ? part(1, 6) : part(1, 3);
  // Sisters alone take a fixed part and the return, together all that the others leave; what is missing falls on them.
  const left = minus(rest, uterinePart);
  const ownShares = compare(left, none) > 0 ? twoToOne(own.brothers, own.sisters, left) : nothing;
  return {
    shares: add(equally(uterine, uterinePart), ownShares),
    lines: [
      ...(uterine.length > 0 ? [shareLine(texts.uterinePart, uterinePart)] : []),
      ...(ownCount > 0 ? [shareLine(texts.siblingsRest, left)] : []),
    ],
  };
}
