import { recordOf } from './labels';
import { createReader, readingFeatures } from './reading-features';
import type { Weights } from './weights';

/** What a question may ask for. */
export interface Guess {
  /** How likely it is that a record is asked for, 0 to 1; all records together make 1. */
  likely(record: string): number;
  /** How likely it is that the question of one label is asked, a short answer's or what else is asked about a record; undefined where it was never learned. */
  likelyLabel(label: string): number | undefined;
  /** The likeliest records, best first. */
  readonly first: readonly string[];
}

/** Tells which records a question asks for, learned from all the ways in which people ask for each. */
export interface Classifier {
  /**
   * Guesses what a text asks for; where no part of it was ever read, nothing is likely.
   * @param most how many records are named as the likeliest
   */
  of(stems: readonly string[], most: number): Guess;
}

const nothing: Guess = { likely: () => 0, likelyLabel: () => undefined, first: [] };

/** A linear classifier over the features of a text, by way of a short vector. */
export function createClassifier({
  size,
  labels,
  features,
  rarities,
  featureRows,
  labelRows,
  leanings,
}: Weights): Classifier {
  const reading = createReader(features, rarities);
  const vectorOf = (stems: readonly string[]): Float32Array | undefined => {
    const { places, weights } = reading(readingFeatures(stems));
    if (places.length === 0) return undefined;
    const vector = new Float32Array(size);
    places.forEach((place, index) => {
      const weight = (weights[index] ?? 0) * (featureRows.factors[place] ?? 0);
      for (let at = 0; at < size; at++)
        vector[at] = (vector[at] ?? 0) + weight * (featureRows.numbers[place * size + at] ?? 0);
    });
    return vector;
  };
  const numbers = new Map(labels.map((label, number) => [label, number]));
  const records = [...new Set(labels.map(recordOf))];
  const recordNumbers = new Map(records.map((record, number) => [record, number]));
  const owners = Uint32Array.from(labels, (label) => recordNumbers.get(recordOf(label)) ?? 0);
  return {
    of(stems, most) {
      const vector = vectorOf(stems);
      if (!vector) return nothing;
      const shares = new Float32Array(labels.length);
      let highest = -Infinity;
      for (let label = 0; label < shares.length; label++) {
        const score =
          (leanings[label] ?? 0) + (labelRows.factors[label] ?? 0) * dot(vector, labelRows.numbers, label * size);
        shares[label] = score;
        if (score > highest) highest = score;
      }
      const together = new Float32Array(records.length);
      let all = 0;
      for (let label = 0; label < shares.length; label++) {
        const share = Math.exp((shares[label] ?? 0) - highest);
        const owner = owners[label] ?? 0;
        shares[label] = share;
        together[owner] = (together[owner] ?? 0) + share;
        all += share;
      }
      return {
        likely: (record) => (together[recordNumbers.get(record) ?? -1] ?? 0) / all,
        likelyLabel: (label) => {
          const number = numbers.get(label);
          return number === undefined ? undefined : (shares[number] ?? 0) / all;
        },
        first: largest(together, most).map((number) => records[number] ?? ''),
      };
    },
  };
}

/** Places of the largest values, largest first. */
function largest(values: Float32Array, count: number): number[] {
  const places: number[] = [];
  let least = -Infinity;
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? 0;
    if (places.length === count && value <= least) continue;
    let at = places.length === count ? count - 1 : places.length;
    for (; at > 0 && (values[places[at - 1] ?? 0] ?? 0) < value; at--) places[at] = places[at - 1] ?? 0;
    places[at] = place;
    least = values[places.at(-1) ?? 0] ?? 0;
  }
  return places;
}

/** Four at a time: this runs for every record at every question. */
function dot(vector: Float32Array, rows: Int8Array, from: number): number {
  let sum = 0;
  for (let at = 0, row = from; at < vector.length; at += 4, row += 4) {
    sum +=
      (vector[at] as number) * (rows[row] as number) +
      (vector[at + 1] as number) * (rows[row + 1] as number) +
      (vector[at + 2] as number) * (rows[row + 2] as number) +
      (vector[at + 3] as number) * (rows[row + 3] as number);
  }
  return sum;
}
