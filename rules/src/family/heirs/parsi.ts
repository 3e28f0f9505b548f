import type { Person } from '../../core/family';
import { type Fraction, fraction, minus, none, times, whole } from '../../core/fraction';
import { line } from '../../core/result';
import { say } from '../../core/text';
import { texts } from './heirs.words';
import type { Kin } from './kin';
import { add, divide, type Division, equally, nothing, type Portion, portion, type Shares, totalOf } from './shares';

/**
 * Property of a Parsi who died without a will since 9 December 1991: sections 51 to 55 and Schedule II, Indian Succession
 * Act, 1925. Widow or widower and each child take equally, each parent half of a child's share; a dead child's share goes
 * to its widow and children. Without descendants the widow or widower takes half, a dead child's widow or widower beside
 * her a third each, and the rest goes to parents, then brothers and sisters, then grandparents, then uncles and aunts.
 */
export function parsi(kin: Kin): Division {
  const children = kin.all('son', 'daughter');
  if (children.some(kin.hasLine))
    return {
      shares: withChildren(
        kin,
        children.filter((child) => kin.hasLine(child) || widowsOf(kin, child).length > 0),
        whole,
      ),
      lines: [line(say(texts.parsiChildren), 'isa-51'), line(say(texts.parsiBranch), 'isa-53')],
      warnings: [say(texts.noWill)],
    };
  const spouse = kin.living('wife', 'husband');
  const inLaws = children.flatMap((child) => widowsOf(kin, child));
  const third = fraction(1, 3);
  const spousePart = spouse.length === 0 ? none : inLaws.length > 0 ? third : fraction(1, 2);
  const inLawPart = inLaws.length === 0 ? none : spouse.length > 0 || inLaws.length === 1 ? third : fraction(2, 3);
  const fixed = add(equally(spouse, spousePart), equally(inLaws, inLawPart));
  const rest = minus(whole, totalOf(fixed));
  const relatives = nextOfKin(kin);
  if (relatives.length === 0 && fixed.size === 0) return { beyond: texts.distantKin };
  const shares = relatives.length > 0 ? add(fixed, divide(relatives, rest)) : grown(fixed);
  return {
    shares,
    lines: [line(say(texts.parsiNoChildren, { part: { fraction: spousePart } }), 'isa-54', 'isa-55')],
    warnings: [say(texts.noWill)],
  };
}

/** Without other relatives the whole goes in proportion to those who have shares: section 54(e). */
function grown(fixed: Shares): Shares {
  const total = totalOf(fixed);
  return new Map([...fixed].map(([id, share]) => [id, fraction(share.over * total.under, share.under * total.over)]));
}

const widowsOf = (kin: Kin, child: Person) => kin.livingOf(child, child.relation === 'son' ? 'wife' : 'husband');

function withChildren(kin: Kin, children: readonly Person[], part: Fraction): Shares {
  const parents = kin.living('mother', 'father');
  const childless = children.find((child) => !kin.hasLine(child));
  const portions: readonly Portion[] = [
    ...kin.living('wife', 'husband').map((spouse) => portion(spouse, 2)),
    ...parents.map((parent) => portion(parent, 1)),
    ...children.map((child) => ({
      weight: 2,
      give: (share: Fraction) => (child === childless ? nothing : branch(kin, child, share)),
    })),
  ];
  const divided = divide(portions, part);
  if (!childless) return divided;
  // A dead son's widow without children keeps half; the rest is divided as if he had not been (proviso to section 53(a)).
  const left = minus(part, totalOf(divided));
  const half = times(left, fraction(1, 2));
  const widows = childless.relation === 'son' ? widowsOf(kin, childless) : [];
  const kept = widows.length > 0 ? half : none;
  return add(
    divided,
    equally(widows, kept),
    withChildren(
      kin,
      children.filter((child) => child !== childless),
      minus(left, kept),
    ),
  );
}

function branch(kin: Kin, child: Person, share: Fraction): Shares {
  if (child.alive) return new Map([[child.id, share]]);
  const children = kin.allOf(child, 'son', 'daughter').filter(kin.hasLine);
  const widows = child.relation === 'son' ? kin.livingOf(child, 'wife') : [];
  return divide(
    [
      ...(widows.length > 0 ? [portion(widows)] : []),
      ...children.map((grandchild) => ({ weight: 1, give: (own: Fraction) => branch(kin, grandchild, own) })),
    ],
    share,
  );
}

/** Schedule II: the first group in which somebody lives. */
function nextOfKin(kin: Kin): readonly Portion[] {
  const parents = kin.living('father', 'mother');
  if (parents.length > 0) return parents.map((parent) => portion(parent));
  const siblings = kin.all('brother', 'sister').filter(kin.hasLine);
  if (siblings.length > 0)
    return siblings.map((sibling) => portion(sibling.alive ? sibling : kin.livingOf(sibling, 'son', 'daughter')));
  const groups = [
    kin.living('fathers-father', 'fathers-mother', 'mothers-father', 'mothers-mother'),
    kin.living('fathers-brother', 'fathers-sister', 'mothers-brother', 'mothers-sister'),
  ];
  return (groups.find((people) => people.length > 0) ?? []).map((person) => portion(person));
}
