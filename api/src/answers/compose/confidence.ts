import type { Ranked } from '../retrieve/rank';
import type { Composition } from './draft';

/**
 * What the confidence is made of, fitted to the tuning half of the measuring questions and to off-topic ones: how well the best record
 * answers, how much any phrase sounds like the question and how much an off-topic one does, how likely a record and how likely an off-topic
 * question is, how many words there are to go by and how many of them nobody knows.
 */
const WEIGHT = { score: 3.62, sound: 1.85, words: 1.86, offTopicSound: -0.58, likely: 0.176, offTopicLikely: -0.408, strange: -1.81, namesLaw: 0.73, always: -7.5 } as const;

/** A question that is one of the phrases, word for word or nearly, needs no further reason. */
const SAID_OUTRIGHT = 0.85;

/** Whether the best record comes close enough to answer from. Below this it is more honest to say that nothing is known. */
export function enough({ understanding, retrieved }: Composition, best: Ranked): boolean {
  if (understanding.tokens.length === 0) return best.score > 0 && understanding.acts.length > 0;
  if (best.likeness >= SAID_OUTRIGHT) return true;
  const { sound, likely, offTopic } = retrieved;
  const confidence =
    WEIGHT.always +
    (understanding.namesLaw ? WEIGHT.namesLaw : 0) +
    WEIGHT.score * best.score +
    WEIGHT.sound * sound +
    WEIGHT.words * Math.log(1 + understanding.tokens.length) +
    WEIGHT.offTopicSound * offTopic.sound +
    WEIGHT.likely * logOf(likely) +
    WEIGHT.offTopicLikely * logOf(offTopic.likely) +
    WEIGHT.strange * shareOfStrange(retrieved);
  return confidence >= 0;
}

/** Whether a question that nothing answers is none of law, rather than one of law that is not known here. */
export function isOffTopic({ understanding, retrieved: { sound, likely, offTopic } }: Composition): boolean {
  return !understanding.namesLaw && (offTopic.sound > sound || offTopic.likely > likely);
}

const logOf = (likely: number): number => Math.log(likely + 1e-6);

function shareOfStrange({ query }: Composition['retrieved']): number {
  const words = query.words.filter(({ implied }) => !implied);
  return words.filter(({ unknown }) => unknown).length / Math.max(1, words.length);
}
