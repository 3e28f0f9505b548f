import { choosePaper, papers, valuesFrom } from 'papers';
import type { Found } from '../find/find';
import { toldForPapers } from './paper-facts';
import { wantsPaper } from './paper-wish';
import type { PaperPlan } from './plan';

/** So many of the best found records may tell which paper is meant. */
const NEAREST = 8;

/** The paper that somebody wants written, filled with what the conversation told; undefined where none is wanted or none fits. */
export function paperPlan({ understanding, before, retrieved }: Found): PaperPlan | undefined {
  const { facts, operations, question, asks } = understanding;
  const isOrdered = operations.some(({ kind }) => kind === 'draft') || wantsPaper(asks);
  if (!isOrdered && !facts.wanted.includes('draft')) return undefined;
  const about = [...before, ...retrieved.ranked.slice(0, NEAREST).map(({ id }) => id)];
  const paper = choosePaper(papers, question, about);
  if (!paper) return undefined;
  return { kind: 'paper', paper, values: valuesFrom(paper, toldForPapers(understanding)) };
}
