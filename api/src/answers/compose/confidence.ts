import type { Ranked } from '../retrieve/rank';
import type { Composition } from './draft';

const LEAST_SCORE = 0.3;
const LEAST_COVERAGE = 0.42;

/** Whether the best record comes close enough to answer from. Below this it is more honest to say that nothing is known. */
export function enough({ understanding }: Composition, best: Ranked): boolean {
  if (understanding.tokens.length === 0) return best.score > 0 && understanding.acts.length > 0;
  return best.score >= LEAST_SCORE && best.coverage >= LEAST_COVERAGE;
}
