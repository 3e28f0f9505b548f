import { soundFeatures } from 'language/sound-features';
import { featureNumber } from '../phrases/feature-number';
import { placeIn } from '../phrases/sorted';

/** Two words one after the other say a little less than a word by itself. */
const PAIR = 0.8;

/**
 * What the classifier reads of a text, by a number that stands for it, with its weight: the sounds of its words, those of their pieces, and the
 * pairs of neighbouring words.
 */
export function readingFeatures(stems: readonly string[]): Map<number, number> {
  const features = soundFeatures(stems);
  const words = [...features.keys()].filter((name) => name.startsWith(' '));
  const numbered = new Map([...features].map(([name, weight]) => [featureNumber(name), weight]));
  words.slice(1).forEach((word, index) => numbered.set(featureNumber(`${words[index] ?? ''}${word}`), PAIR));
  return numbered;
}

/** What the classifier knows of a text: places of features with weights that together have the length 1; empty where it knows none. */
export interface Reading {
  readonly places: readonly number[];
  readonly weights: readonly number[];
}

/**
 * Reads texts in training and in use alike.
 * @param features the numbers of the features that are known, in rising order
 * @param rarities how much each of them says
 */
export function createReader(
  features: Uint32Array,
  rarities: Float32Array,
): (read: ReadonlyMap<number, number>) => Reading {
  return (read) => {
    const known = [...read].flatMap(([feature, weight]) => {
      const place = placeIn(features, feature);
      return place < 0 ? [] : [{ place, weight: weight * (rarities[place] ?? 0) }];
    });
    const length = Math.hypot(...known.map(({ weight }) => weight)) || 1;
    return { places: known.map(({ place }) => place), weights: known.map(({ weight }) => weight / length) };
  };
}
