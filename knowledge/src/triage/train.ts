import type { TextFeatures } from './features';
import { guess, rowOf, type LinearModel, type Row } from './linear-model';

/** A text with what it is. */
export interface Labelled<Label extends string> {
  readonly label: Label;
  readonly features: TextFeatures;
}

// Kept at hand because they are called some million times.
const { abs, imul, sqrt } = Math;

/** So many learners read the examples, each in an order of its own; their mean hangs less on chance than any of them. */
const LEARNERS = 4;
const FIRST_SEED = 41;
const ROUNDS = 6;
/** The mean of the later rounds hangs less on the order of the examples than any of them. */
const FIRST_AVERAGED = 2;
const RATE = 1;
/** By the last round the rate has fallen by so much. */
const FALL = 0.8;
/** Share of the features that is hidden each time, so that no single one is relied on. */
const HIDDEN = 0.4;
/** Smaller errors are not worth the time to learn from. */
const SMALL = 5e-3;
/** A text that is known so well teaches nothing more. */
const KNOWN = 0.97;

/**
 * Learns from examples by softmax regression with Adagrad. The same examples in the same order give the same model.
 * Ten thousand examples take some ten seconds.
 */
export function trainLinear<Label extends string>(
  examples: readonly Labelled<Label>[],
  labels: readonly Label[],
): LinearModel<Label> {
  const count = labels.length;
  const model = emptyModel(examples, labels);
  const { leanings } = model;
  const weights = model.weights;
  const seen = new Float32Array(model.features.length);
  const numberOf = new Map(labels.map((label, number) => [label, number]));
  const shares = new Float32Array(count);
  const texts = examples.map(({ label, features }) => ({
    truth: numberOf.get(label) ?? 0,
    row: rowOf(model, features),
  }));
  const sums = new Float32Array(weights.length);
  const leaningSums = new Float32Array(count);
  let random = randomNumbers(FIRST_SEED);
  for (let learner = 0; learner < LEARNERS; learner++) {
    random = randomNumbers(FIRST_SEED + learner);
    weights.fill(0);
    seen.fill(0);
    leanings.fill(0);
    for (let round = 0; round < ROUNDS; round++) {
      shuffle(texts, random);
      for (const { row, truth } of texts) learn(row, truth, RATE * (1 - (FALL * round) / ROUNDS));
      if (round >= FIRST_AVERAGED) addTo(sums, weights);
    }
    addTo(leaningSums, leanings);
  }
  return {
    ...model,
    weights: sums.map((sum) => sum / ((ROUNDS - FIRST_AVERAGED) * LEARNERS)),
    leanings: leaningSums.map((sum) => sum / LEARNERS),
  };

  function learn({ rows, lengths }: Row, truth: number, rate: number): void {
    const shown = lengths.map((length) => (random() < HIDDEN ? 0 : length / (1 - HIDDEN)));
    guess(model, { rows, lengths: shown }, shares);
    if ((shares[truth] ?? 0) > KNOWN) return;
    shares[truth] = (shares[truth] ?? 0) - 1;
    let squares = 0;
    const wrong: number[] = [];
    for (let label = 0; label < count; label++) {
      const error = shares[label] ?? 0;
      squares += error * error;
      if (abs(error) > SMALL) wrong.push(label);
    }
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      const length = shown[at] ?? 0;
      if (length === 0) continue;
      seen[row] = (seen[row] ?? 0) + length * length * squares;
      const step = (rate * length) / (sqrt(seen[row] ?? 0) + 1e-3);
      for (const label of wrong) {
        const to = row * count + label;
        weights[to] = (weights[to] ?? 0) - step * (shares[label] ?? 0);
      }
    }
    for (const label of wrong) leanings[label] = (leanings[label] ?? 0) - 0.02 * rate * (shares[label] ?? 0);
  }
}

function emptyModel<Label extends string>(
  examples: readonly Labelled<Label>[],
  labels: readonly Label[],
): LinearModel<Label> {
  const counts = countsOf(examples.flatMap(({ features }) => [...features.keys()]));
  const texts = countsOf(examples.map(({ label }) => label));
  const usual = labels.reduce((most, label) => ((texts.get(label) ?? 0) > (texts.get(most) ?? 0) ? label : most));
  // What one text of the usual kind shows and no other tells nothing.
  const telling = new Set(examples.flatMap(({ label, features }) => (label === usual ? [] : [...features.keys()])));
  const features = Uint32Array.from(
    [...counts].flatMap(([feature, count]) => (count > 1 || telling.has(feature) ? [feature] : [])),
  ).sort();
  return {
    labels,
    features,
    rarities: Float32Array.from(features, (feature) =>
      Math.sqrt(Math.log(1 + examples.length / (counts.get(feature) ?? 1))),
    ),
    weights: new Float32Array(features.length * labels.length),
    scales: new Float32Array(features.length).fill(1),
    leanings: new Float32Array(labels.length),
  };
}

function addTo(sums: Float32Array, values: ArrayLike<number>): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0);
}

function countsOf<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
}
