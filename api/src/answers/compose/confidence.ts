import type { Ranked } from '../retrieve/rank';
import type { Composition } from './draft';

/**
 * What the confidence is made of, fitted to the tuning half of the measuring questions and to off-topic ones: how well the best record
 * answers, how much any phrase sounds like the question and how much an off-topic one does, and how many words there are to go by.
 */
const WEIGHT = { score: 7.24, sound: 5.56, words: 1.97, association: -1.02, offTopicSound: -1.27, offTopicAssociation: -1.44, always: -10.1 } as const;

/** Whether the best record comes close enough to answer from. Below this it is more honest to say that nothing is known. */
export function enough({ understanding, retrieved }: Composition, best: Ranked): boolean {
  if (understanding.tokens.length === 0) return best.score > 0 && understanding.acts.length > 0;
  const { sound, offTopic } = retrieved;
  const confidence =
    WEIGHT.always +
    WEIGHT.score * best.score +
    WEIGHT.sound * sound +
    WEIGHT.words * Math.log(1 + understanding.tokens.length) +
    WEIGHT.association * best.association +
    WEIGHT.offTopicSound * offTopic.sound +
    WEIGHT.offTopicAssociation * offTopic.association;
  return confidence >= 0;
}

/** Whether a question that nothing answers is none of law, rather than one of law that is not known here. */
export function isOffTopic({ retrieved: { sound, offTopic } }: Composition): boolean {
  return offTopic.sound > sound;
}
