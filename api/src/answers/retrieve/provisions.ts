import type { CompiledRecord } from 'knowledge';
import type { Ranked } from './rank';

/** How much of a record's score goes to the provisions on which it rests: the first one of a guide is the one a lawyer would name first. */
const FIRST = 0.68;
const LATER = 0.5;
const FALLING = 0.93;
const SECOND_OPINION = 0.4;
const GLOSSARY = 0.06;

/**
 * Orders provisions by their own score and by those of the guides, cases and terms that rest on them.
 * @param records the best of the ranked records, read: what rests on others speaks for those only where it was read
 */
export function rankProvisions(ranked: readonly Ranked[], records: ReadonlyMap<string, CompiledRecord>, glossaryLaw: readonly string[]): Map<string, number> {
  const scores = new Map<string, number>();
  const vote = (id: string, score: number): void => {
    const before = scores.get(id) ?? 0;
    scores.set(id, Math.max(before, score) + SECOND_OPINION * Math.min(before, score));
  };
  for (const { id, kind, score } of ranked) {
    const record = records.get(id);
    if (kind === 'provision') vote(id, score);
    else if (record?.kind === 'guide') record.law.forEach((law, index) => vote(law, score * (index === 0 ? FIRST : LATER * FALLING ** index)));
    else if (record?.kind === 'term') record.law.forEach((law, index) => vote(law, score * (index === 0 ? 0.8 : 0.5)));
    else if (record?.kind === 'case') record.interprets.forEach((law, index) => vote(law, score * (index === 0 ? 0.6 : 0.4)));
  }
  for (const id of glossaryLaw) if (scores.has(id)) scores.set(id, (scores.get(id) ?? 0) + GLOSSARY);
  return new Map([...scores].sort(([, a], [, b]) => b - a));
}
