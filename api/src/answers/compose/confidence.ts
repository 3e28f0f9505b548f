import type { Ranked } from '../retrieve/rank';
import type { Composition } from './draft';

/**
 * What the confidence is made of, fitted to the tuning half of the measuring questions and to off-topic ones: how well the best record
 * answers, how much any phrase sounds like the question, how much an off-topic question does, and how many words there are to go by.
 */
const WEIGHT = { score: 10.4, sound: 4.3, offTopic: -6.2, words: 2.8, always: -9 } as const;

/** Whether the best record comes close enough to answer from. Below this it is more honest to say that nothing is known. */
export function enough({ understanding, retrieved }: Composition, best: Ranked): boolean {
  if (understanding.tokens.length === 0) return best.score > 0 && understanding.acts.length > 0;
  const { sound, offTopic } = retrieved;
  return WEIGHT.score * best.score + WEIGHT.sound * sound + WEIGHT.offTopic * offTopic + WEIGHT.words * Math.log(1 + understanding.tokens.length) + WEIGHT.always >= 0;
}

/** Whether a question that nothing answers is none of law, rather than one of law that is not known here. */
export function isOffTopic({ retrieved: { sound, offTopic } }: Composition): boolean {
  return offTopic > sound;
}
