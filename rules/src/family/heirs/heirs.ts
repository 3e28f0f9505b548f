import type { IsoDate } from '../../core/dates';
import type { Person } from '../../core/family';
import type { InputOf } from '../../core/field';
import { compare, none } from '../../core/fraction';
import { paise } from '../../core/money';
import { done, impossible, type Outcome, type ShareNode } from '../../core/result';
import { type Message, say } from '../../core/text';
import { defineTool } from '../../core/tool';
import { checkFamily } from './check-family';
import { christian } from './christian';
import { hinduMan, jointFamily } from './hindu-man';
import { hinduWoman } from './hindu-woman';
import { type Kin, kinOf } from './kin';
import { parsi } from './parsi';
import { relationNames } from './relation.words';
import type { Division, Shares } from './shares';
import { shia } from './shia';
import { sunni } from './sunni';
import { fields, toolTexts } from './tool.words';

type Input = InputOf<typeof fields>;

/**
 * Shares of the heirs of a person who left no will, by the law of his or her community; each law says in its own file on
 * what it stands. Fractions are exact and make the whole; the value of the property is in rupees.
 */
export function heirs(input: Input, _today: IsoDate): Outcome {
  const wrong = checkFamily(input.family, input.law);
  if (wrong) return wrong;
  const division = divisionOf(input, kinOf(input.family));
  if ('beyond' in division) return impossible('family', division.beyond);
  const estate = input.estate === undefined ? null : paise(input.estate);
  const takers = input.family.filter(({ id }) => division.shares.has(id));
  return done({
    sentence: say(toolTexts.result, { shares: { message: sharesInWords(input.family, takers, division.shares) } }),
    headline: { kind: 'words', text: say(toolTexts.heirs, { count: takers.length }) },
    lines: division.lines,
    warnings: division.warnings,
    tree: {
      id: 'deceased',
      label: say(toolTexts.deceased),
      alive: false,
      share: none,
      paise: null,
      children: branch(input.family, null, division.shares, estate),
    },
  });
}

function divisionOf(input: Input, kin: Kin): Division {
  switch (input.law) {
    case 'hindu-man':
      return input.property === undefined || input.property === 'own'
        ? hinduMan(kin)
        : jointFamily(kin, input.property === 'joint');
    case 'hindu-woman':
      return hinduWoman(input.family, kin, input.source ?? 'own');
    case 'sunni':
      return sunni(kin);
    case 'shia':
      return shia(kin);
    case 'christian':
      return christian(kin);
    case 'parsi':
      return parsi(kin);
  }
}

function branch(
  people: readonly Person[],
  of: string | null,
  shares: Shares,
  estate: number | null,
): readonly ShareNode[] {
  return people
    .filter((person) => person.of === of)
    .map((person) => {
      const share = shares.get(person.id) ?? none;
      return {
        id: person.id,
        label: labelOf(person),
        alive: person.alive,
        share,
        paise: estate === null ? null : Math.round((estate * share.over) / share.under),
        children: branch(people, person.id, shares, estate),
      };
    });
}

function labelOf({ relation, name }: Person): Message {
  const who = say(relationNames[relation]);
  return name === '' ? who : say(toolTexts.below, { who: { message: who }, of: name });
}

/** "Wife 1/8, each son 7/20, daughter 7/40": people of the same kind and share are named once. */
function sharesInWords(people: readonly Person[], takers: readonly Person[], shares: Shares): Message {
  const groups: { readonly first: Person; count: number }[] = [];
  for (const person of takers) {
    const group = groups.find(({ first }) => isAlike(first, person, shares));
    if (group) group.count += 1;
    else groups.push({ first: person, count: 1 });
  }
  const parts = groups.map(({ first, count }) =>
    say(count > 1 ? toolTexts.eachOf : toolTexts.each, {
      who: { message: fullLabel(people, first) },
      part: { fraction: shares.get(first.id) ?? none },
    }),
  );
  return parts.reduceRight((rest, first) =>
    say(toolTexts.more, { first: { message: first }, rest: { message: rest } }),
  );
}

const isAlike = (a: Person, b: Person, shares: Shares) =>
  a.relation === b.relation &&
  a.of === b.of &&
  a.name === '' &&
  b.name === '' &&
  compare(shares.get(a.id) ?? none, shares.get(b.id) ?? none) === 0;

/** A grandchild is named with the dead child whose branch it is. */
function fullLabel(people: readonly Person[], person: Person): Message {
  const head = people.find(({ id }) => id === person.of);
  return head
    ? say(toolTexts.below, { who: { message: labelOf(person) }, of: { message: labelOf(head) } })
    : labelOf(person);
}

export const heirsTool = defineTool({
  id: 'heirs',
  topic: 'family',
  title: toolTexts.title,
  about: toolTexts.about,
  law: ['hsa-8', 'hsa-10', 'hsa-15', 'shariat-act-2', 'isa-33', 'isa-51'],
  holds: { from: '2005-09-09', until: null },
  fields,
  rule: heirs,
});
