import type { LoadedAct, LoadedKnowledge } from '../load';
import { expandNumbers, isPlainNumber } from '../numbers';
import type { Problem } from '../problem';
import { problemAt, type Check } from './context';

/** Provisions exist in their Act, an Act marked complete has all of them, and folders carry the Act's slug. */
export const realSections: Check = ({ loaded }) => [
  ...loaded.acts.flatMap((act) => [...slugProblems(act), ...numberProblems(act)]),
  ...heldProblems(loaded),
];

/** An Act that is held is not in the register of those that are known by name alone. */
function heldProblems({ acts, registeredActs }: LoadedKnowledge): Problem[] {
  const held = new Set(acts.map(({ act }) => act.value.title));
  return registeredActs
    .filter(({ value }) => held.has(value.title))
    .map((source) => problemAt(source, ['title'], `${source.value.title} has a folder of its own: take it out here.`));
}

function slugProblems({ act }: LoadedAct): Problem[] {
  const folder = act.file.name.split(/[\\/]/).at(-2);
  return folder === act.value.slug
    ? []
    : [problemAt(act, ['slug'], `The folder is ${folder}, the slug is ${act.value.slug}; they must be the same.`)];
}

function numberProblems({ act, provisions }: LoadedAct): Problem[] {
  const { sections, title, complete } = act.value;
  if (!sections)
    return complete ? [problemAt(act, ['complete'], `${title} is marked complete but has no list of sections.`)] : [];
  const real = expandNumbers(sections);
  const known = new Set(real);
  const written = new Set(provisions.map(({ value }) => value.number));
  return [
    ...provisions
      .filter(({ value }) => isPlainNumber(value.number) && !known.has(value.number))
      .map((source) => problemAt(source, ['number'], `${title} has no ${act.value.unit} ${source.value.number}.`)),
    ...(complete
      ? real
          .filter((number) => !written.has(number))
          .map((number) =>
            problemAt(act, ['complete'], `${title} is marked complete but ${act.value.unit} ${number} has no record.`),
          )
      : []),
  ];
}
