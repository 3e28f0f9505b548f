import type { Person } from '../../core/family';
import { type Fraction, fraction, whole } from '../../core/fraction';
import { line } from '../../core/result';
import { say } from '../../core/text';
import type { Kin } from './kin';
import { texts } from './heirs.words';
import { divide, type Division, equally, type Portion, portion, scale, type Shares } from './shares';

/**
 * Property of a Hindu man who died without a will since 9 September 2005: sections 8 to 11 and the Schedule, Hindu
 * Succession Act, 1956. Class I takes together: the widow (widows together), each son, each daughter and the mother one
 * share, the branch of a dead child the share of that child. Without class I the first entry of class II that has somebody.
 */
export function hinduMan(kin: Kin): Division {
  const first = classOne(kin);
  if (first.length > 0)
    return {
      shares: divide(first, whole),
      lines: [
        line(say(texts.classOne, { count: first.length }), 'hsa-8', 'hsa-9'),
        line(say(texts.classOneRules), 'hsa-10'),
      ],
      warnings: [say(texts.noWill)],
    };
  const second = classTwo(kin);
  if (second.length === 0) return { beyond: texts.agnates };
  return {
    shares: equally(second, whole),
    lines: [line(say(texts.classTwo), 'hsa-8', 'hsa-11')],
    warnings: [say(texts.noWill)],
  };
}

/**
 * Joint family property of such a man: it counts as divided just before his death between him and each of his children
 * (a dead child's descendants take that child's part), in most schools with a part for his wife; then his own part goes
 * to class I. Section 6(3), Hindu Succession Act, 1956.
 * @param wifeTakes whether the wife has a part of the division; not in the Madras school
 */
export function jointFamily(kin: Kin, wifeTakes: boolean): Division {
  const own = hinduMan(kin);
  const children = kin.all('son', 'daughter').filter(kin.hasLine);
  if ('beyond' in own || children.length === 0) return own;
  const wives = wifeTakes ? kin.living('wife') : [];
  const parts: readonly Portion[] = [
    { weight: 1, give: (part) => scale(own.shares, part) },
    ...(wives.length > 0 ? [portion(wives)] : []),
    ...children.map((child) => ({ weight: 1, give: (part: Fraction) => lineOf(kin, child, part) })),
  ];
  const values = { count: parts.length, part: { fraction: fraction(1, parts.length) } };
  return {
    shares: divide(parts, whole),
    lines: [line(say(texts.partition, values), 'hsa-6', 'case-vineeta-sharma-2020'), ...own.lines],
    warnings: [say(texts.jointOnly), ...own.warnings],
  };
}

/** A living child takes its part; the part of a dead one goes to its own children, and so on. */
function lineOf(kin: Kin, child: Person, part: Fraction): Shares {
  if (child.alive) return new Map([[child.id, part]]);
  const next = kin.allOf(child, 'son', 'daughter').filter(kin.hasLine);
  return divide(
    next.map((person) => ({ weight: 1, give: (share: Fraction) => lineOf(kin, person, share) })),
    part,
  );
}

function classOne(kin: Kin): readonly Portion[] {
  const widows = kin.living('wife');
  return [
    ...(widows.length > 0 ? [portion(widows)] : []),
    ...kin.living('mother').map((mother) => portion(mother)),
    ...kin.all('son', 'daughter').flatMap((child) => {
      if (child.alive) return [portion(child)];
      const branch = branchOf(kin, child);
      return branch.length > 0 ? [{ weight: 1, give: (part: Fraction) => divide(branch, part) }] : [];
    }),
  ];
}

/** The heirs in the branch of a dead son or daughter; a son's widow belongs to it, a daughter's husband does not. */
function branchOf(kin: Kin, child: Person): readonly Portion[] {
  const widows = child.relation === 'son' ? kin.livingOf(child, 'wife') : [];
  return [
    ...(widows.length > 0 ? [portion(widows)] : []),
    ...kin.allOf(child, 'son', 'daughter').flatMap((grandchild) => {
      if (grandchild.alive) return [portion(grandchild)];
      const heirs = thirdDegree(kin, child, grandchild);
      return heirs.length > 0 ? [{ weight: 1, give: (part: Fraction) => equally(heirs, part) }] : [];
    }),
  ];
}

/** Great-grandchildren of class I as the Schedule names them since 2005: in a mixed line only daughters. */
function thirdDegree(kin: Kin, child: Person, grandchild: Person): readonly Person[] {
  if (child.relation !== grandchild.relation) return kin.livingOf(grandchild, 'daughter');
  const children = kin.livingOf(grandchild, 'son', 'daughter');
  return child.relation === 'son' ? [...kin.livingOf(grandchild, 'wife'), ...children] : children;
}

/** The first entry of class II in which somebody lives; full blood before half blood (section 18). */
function classTwo(kin: Kin): readonly Person[] {
  const siblings = kin.living('brother', 'sister');
  const nephews = kin.all('brother', 'sister').flatMap((sibling) => kin.livingOf(sibling, 'son', 'daughter'));
  const entries = [
    kin.living('father'),
    siblings.length > 0 ? siblings : kin.living('half-brother-father', 'half-sister-father'),
    nephews,
    kin.living('fathers-father', 'fathers-mother'),
    kin.all('brother').flatMap((brother) => kin.livingOf(brother, 'wife')),
    kin.living('fathers-brother', 'fathers-sister'),
    kin.living('mothers-father', 'mothers-mother'),
    kin.living('mothers-brother', 'mothers-sister'),
  ];
  return entries.find((entry) => entry.length > 0) ?? [];
}
