import { baseNumber, provisionId } from '../numbers';
import type { Problem } from '../problem';
import { problemAt, type Check, type CheckContext } from './context';
import type { Entry } from './entries';

/**
 * A phrase stands under one record only, unless shared-asked-as.yaml gives a reason,
 * or one of the records leads to the other anyway: it names it, or succeeds it.
 */
export const askedAsUnique: Check = (context) => {
  const shared = new Set(context.loaded.sharedAskedAs.map(({ value }) => phraseKey(value.phrase)));
  const holders = new Map<string, Entry[]>();
  for (const entry of context.entries) {
    for (const phrase of new Set(entry.askedAs.map(phraseKey)))
      holders.set(phrase, [...(holders.get(phrase) ?? []), entry]);
  }
  const successors = successorPairs(context);
  return [...holders].flatMap(([phrase, entries]): Problem[] => {
    const [first, ...others] = entries;
    if (!first || shared.has(phrase)) return [];
    return others
      .filter((other) => !joined(first, other, successors))
      .map((other) =>
        problemAt(
          other.source,
          [],
          `"${phrase}" is asked for both ${first.id} and ${other.id}; keep one, or give a reason in shared-asked-as.yaml.`,
        ),
      );
  });
};

/** Case, punctuation and spaces do not make a phrase another one. */
function phraseKey(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function joined(a: Entry, b: Entry, successors: ReadonlySet<string>): boolean {
  return names(a, b) || names(b, a) || successors.has(`${a.id} ${b.id}`) || successors.has(`${b.id} ${a.id}`);
}

function names(a: Entry, b: Entry): boolean {
  return a.links.some(({ ids }) => ids.includes(b.id));
}

function successorPairs({ loaded }: CheckContext): Set<string> {
  return new Set(
    loaded.correspondences.flatMap(({ value }) =>
      value.pairs.flatMap((pair) => pair.new.map((number) => `${id(value.old, pair.old)} ${id(value.new, number)}`)),
    ),
  );
}

function id(act: string, number: string): string {
  return provisionId(act, baseNumber(number));
}
