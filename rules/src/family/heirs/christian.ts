import type { Person } from '../../core/family';
import { type Fraction, fraction, minus, none, whole } from '../../core/fraction';
import { line } from '../../core/result';
import { say } from '../../core/text';
import { texts } from './heirs.words';
import type { Kin } from './kin';
import { add, divide, type Division, equally, type Portion, portion, type Shares } from './shares';

/**
 * Property of a Christian who died without a will: sections 31 to 48, Indian Succession Act, 1925. Widow or widower one
 * third beside descendants, one half beside other kin, else all. Descendants share by the nearest degree in which one
 * lives; without descendants the father, else the mother with brothers and sisters, else the nearest kin.
 */
export function christian(kin: Kin): Division {
  const spouse = kin.living('wife', 'husband');
  const degree = nearestDegree(kin);
  const others = degree.length > 0 ? null : kindred(kin);
  const spousePart = spouse.length === 0 ? none : degree.length > 0 ? fraction(1, 3) : others ? fraction(1, 2) : whole;
  const rest = minus(whole, spousePart);
  const own = degree.length > 0 ? divide(degree, rest) : others ? others(rest) : null;
  if (spouse.length === 0 && own === null) return { beyond: texts.distantKin };
  return {
    shares: add(equally(spouse, spousePart), own ?? new Map()),
    lines: [
      ...(spouse.length > 0
        ? [line(say(texts.spousePart, { part: { fraction: spousePart } }), 'isa-33', 'isa-35')]
        : []),
      ...(degree.length > 0
        ? [
            line(
              say(texts.descendants, { part: { fraction: rest }, count: degree.length }),
              'isa-36',
              'isa-37',
              'isa-40',
            ),
          ]
        : others
          ? [line(say(texts.kindred, { part: { fraction: rest } }), 'isa-41', 'isa-42', 'isa-43')]
          : []),
    ],
    warnings: [say(texts.noWill)],
  };
}

/** Descendants of the nearest degree in which one lives, and the lines of those of that degree who died: sections 37 to 40. */
function nearestDegree(kin: Kin): readonly Portion[] {
  let people = kin.all('son', 'daughter').filter(kin.hasLine);
  while (people.length > 0 && !people.some(({ alive }) => alive))
    people = people.flatMap((person) => kin.allOf(person, 'son', 'daughter').filter(kin.hasLine));
  return people.map((person) => ({ weight: 1, give: (part: Fraction) => downTheLine(kin, person, part) }));
}

function downTheLine(kin: Kin, person: Person, part: Fraction): Shares {
  if (person.alive) return new Map([[person.id, part]]);
  const next = kin.allOf(person, 'son', 'daughter').filter(kin.hasLine);
  return divide(
    next.map((child) => ({ weight: 1, give: (share: Fraction) => downTheLine(kin, child, share) })),
    part,
  );
}

/** Father; else mother, brothers and sisters with the children of dead ones; else grandparents; else uncles and aunts: sections 42 to 48. */
function kindred(kin: Kin): ((part: Fraction) => Shares) | null {
  const father = kin.living('father');
  if (father.length > 0) return (part) => equally(father, part);
  const siblings = kin
    .all('brother', 'sister', 'half-brother-father', 'half-sister-father', 'half-brother-mother', 'half-sister-mother')
    .filter((sibling) => sibling.alive || kin.livingOf(sibling, 'son', 'daughter').length > 0);
  const portions: readonly Portion[] = [
    ...kin.living('mother').map((mother) => portion(mother)),
    ...siblings.map((sibling) => portion(sibling.alive ? sibling : kin.livingOf(sibling, 'son', 'daughter'))),
  ];
  if (portions.length > 0) return (part) => divide(portions, part);
  const degrees = [
    kin.living('fathers-father', 'fathers-mother', 'mothers-father', 'mothers-mother'),
    kin.living('fathers-brother', 'fathers-sister', 'mothers-brother', 'mothers-sister'),
  ];
  const nearest = degrees.find((people) => people.length > 0);
  return nearest ? (part) => equally(nearest, part) : null;
}
