import type { CompiledRecord } from 'knowledge';
import { VOTE } from '../ranking';
import type { Ranked } from './rank';

/**
 * Orders provisions by their own score and by those of the guides, cases and terms that rest on them.
 * @param records the best of the ranked records, read: what rests on others speaks for those only where it was read
 */
export function rankProvisions(
  ranked: readonly Ranked[],
  records: ReadonlyMap<string, CompiledRecord>,
  glossaryLaw: readonly string[],
): Map<string, number> {
  const scores = new Map<string, number>();
  const vote = (id: string, score: number): void => {
    const before = scores.get(id) ?? 0;
    scores.set(id, Math.max(before, score) + VOTE.secondOpinion * Math.min(before, score));
  };
  for (const { id, kind, score } of ranked) {
    const record = records.get(id);
    if (kind === 'provision') vote(id, score);
    else if (record?.kind === 'guide')
      record.law.forEach((law, index) =>
        vote(law, score * (index === 0 ? VOTE.first : VOTE.later * VOTE.falling ** index)),
      );
    else if (record?.kind === 'term')
      record.law.forEach((law, index) => vote(law, score * VOTE.term[index === 0 ? 0 : 1]));
    else if (record?.kind === 'case')
      record.interprets.forEach((law, index) => vote(law, score * VOTE.case[index === 0 ? 0 : 1]));
  }
  for (const id of glossaryLaw) if (scores.has(id)) scores.set(id, (scores.get(id) ?? 0) + VOTE.glossary);
  return new Map([...scores].sort(([, a], [, b]) => b - a));
}
