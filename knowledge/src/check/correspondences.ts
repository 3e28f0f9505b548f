import type { Sourced } from '../load';
import { baseNumber, expandNumbers, provisionId } from '../numbers';
import type { Problem } from '../problem';
import type { Correspondence } from '../schema/correspondence';
import { problemAt, type Check, type CheckContext } from './context';

/** Both sides of each pair have a record, and between them the pairs speak of every section of both codes. */
export const correspondencesHold: Check = (context) =>
  context.loaded.correspondences.flatMap((source) => [
    ...sidesExist(source, context),
    ...allCovered(source, context),
    ...repeats(source),
  ]);

function sidesExist(source: Sourced<Correspondence>, { byId }: CheckContext): Problem[] {
  const { old, new: current, pairs, added } = source.value;
  const missing = (act: string, number: string, path: (string | number)[]): Problem[] =>
    byId.has(provisionId(act, baseNumber(number))) ? [] : [problemAt(source, path, `${act} ${number} has no record.`)];
  return [
    ...pairs.flatMap((pair, index) => [
      ...missing(old, pair.old, ['pairs', index, 'old']),
      ...pair.new.flatMap((number, at) => missing(current, number, ['pairs', index, 'new', at])),
      ...(pair.new.length === 0 && !pair.note
        ? [problemAt(source, ['pairs', index], `${old} ${pair.old} has no successor and no note that says why.`)]
        : []),
    ]),
    ...added.flatMap(({ new: number }, index) => missing(current, number, ['added', index])),
  ];
}

function allCovered(source: Sourced<Correspondence>, { loaded }: CheckContext): Problem[] {
  const { old, new: current, pairs, added } = source.value;
  const covered = new Map([
    [old, new Set(pairs.map((pair) => baseNumber(pair.old)))],
    [current, new Set([...pairs.flatMap((pair) => pair.new), ...added.map((one) => one.new)].map(baseNumber))],
  ]);
  return [...covered].flatMap(([slug, numbers]) => {
    const act = loaded.acts.find(({ act: { value } }) => value.slug === slug)?.act.value;
    if (!act) return [problemAt(source, [], `There is no Act ${slug}.`)];
    if (!act.complete || !act.sections) return [];
    return expandNumbers(act.sections)
      .filter((number) => !numbers.has(number))
      .map((number) => problemAt(source, [], `${slug} ${number} stands in no pair.`));
  });
}

function repeats(source: Sourced<Correspondence>): Problem[] {
  const seen = new Set<string>();
  return source.value.pairs.flatMap((pair, index) => {
    if (seen.has(pair.old)) return [problemAt(source, ['pairs', index], `${pair.old} stands in two pairs; join them.`)];
    seen.add(pair.old);
    return [];
  });
}
