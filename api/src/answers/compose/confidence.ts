import type { Ranked } from '../retrieve/rank';
import type { Composition } from './draft';

/**
 * What the confidence is made of, fitted to the tuning half of the measuring questions and to off-topic ones: how well the best record
 * answers, how much any phrase sounds like the question and how much an off-topic one does, and how many words there are to go by.
 */
const WEIGHT = { score: 4.71, sound: 5.25, words: 2.59, offTopicSound: -1.51, offTopicAssociation: -1.44, namesLaw: 1, always: -10.9 } as const;

/** A question that is one of the phrases, word for word or nearly, needs no further reason. */
const SAID_OUTRIGHT = 0.85;

/** Whether the best record comes close enough to answer from. Below this it is more honest to say that nothing is known. */
export function enough({ understanding, retrieved }: Composition, best: Ranked): boolean {
  if (understanding.tokens.length === 0) return best.score > 0 && understanding.acts.length > 0;
  if (best.likeness >= SAID_OUTRIGHT) return true;
  const { sound, offTopic } = retrieved;
  const confidence =
    WEIGHT.always +
    (understanding.namesLaw ? WEIGHT.namesLaw : 0) +
    WEIGHT.score * best.score +
    WEIGHT.sound * sound +
    WEIGHT.words * Math.log(1 + understanding.tokens.length) +
    WEIGHT.offTopicSound * offTopic.sound +
    WEIGHT.offTopicAssociation * offTopic.association;
  return confidence >= 0;
}

/** Whether a question that nothing answers is none of law, rather than one of law that is not known here. */
export function isOffTopic({ understanding, retrieved: { sound, offTopic } }: Composition): boolean {
  return !understanding.namesLaw && offTopic.sound > sound;
}
