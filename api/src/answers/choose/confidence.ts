import type { Ranked } from '../find/rank';
import { CONFIDENCE } from '../ranking';
import type { Found } from '../find/find';

/** Whether the best record comes close enough to answer from. Below this it is more honest to say that nothing is known. */
export function enough({ understanding, retrieved }: Found, best: Ranked): boolean {
  if (understanding.tokens.length === 0) return best.score > 0 && understanding.acts.length > 0;
  if (best.likeness >= CONFIDENCE.saidOutright) return true;
  const { sound, likely, offTopic } = retrieved;
  const confidence =
    CONFIDENCE.always +
    (understanding.namesLaw ? CONFIDENCE.namesLaw : 0) +
    (understanding.namesMatter ? CONFIDENCE.namesMatter : 0) +
    CONFIDENCE.score * best.score +
    CONFIDENCE.sound * sound +
    CONFIDENCE.words * Math.log(1 + understanding.tokens.length) +
    CONFIDENCE.offTopicSound * offTopic.sound +
    CONFIDENCE.likely * logOf(likely) +
    CONFIDENCE.offTopicLikely * logOf(offTopic.likely) +
    CONFIDENCE.strange * shareOfStrange(retrieved);
  return confidence >= 0;
}

/** Whether a question that nothing answers is none of law, rather than one of law that is not known here. */
export function isOffTopic({ understanding, retrieved: { sound, likely, offTopic } }: Found): boolean {
  return !understanding.namesLaw && !understanding.namesMatter && (offTopic.sound > sound || offTopic.likely > likely);
}

const logOf = (likely: number): number => Math.log(likely + 1e-6);

function shareOfStrange({ query }: Found['retrieved']): number {
  const words = query.words.filter(({ implied }) => !implied);
  return words.filter(({ unknown }) => unknown).length / Math.max(1, words.length);
}
