import { createReader, readingFeatures } from './reading-features';
import { packRows, type Weights } from './weights';

/** A way in which people ask for a record. */
export interface Example {
  readonly label: string;
  readonly stems: readonly string[];
}

/** How training goes; found by trying on the tuning half of the measuring questions. */
const SIZE = 64;
const BATCH = 256;
const ROUNDS = 6;
const RATE = 0.2;
/** By the last round the rate has fallen by so much. */
const FALL = 0.7;
/** Share of the features that is hidden each time an example is read, so that no single one is relied on. */
const HIDDEN = 0.3;
const START = 0.1;
const LEANING_RATE = 10 * RATE;
/** A feature that only one example has teaches nothing. */
const FEWEST = 2;
/** Smaller errors are not worth the time to learn from. */
const SMALL = 1e-5;

/** All of them; weights that were learned with others are not those that training would give. */
export const trainingSettings = { SIZE, BATCH, ROUNDS, RATE, FALL, HIDDEN, START, LEANING_RATE, FEWEST, SMALL };

interface Row {
  readonly label: number;
  readonly places: Int32Array;
  readonly weights: Float32Array;
}

/**
 * Learns from examples which record each asks for: softmax regression over all records by way of a short vector, with Adagrad.
 * The same examples in the same order give the same weights.
 * @param onRound told after each round how far the truth was from what was guessed, in nats an example
 */
export function train(
  examples: readonly Example[],
  onRound: (round: number, rounds: number, loss: number) => void = () => undefined,
): Weights {
  const random = randomNumbers(7);
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const { features, rarities, rows } = readExamples(examples, labels);
  const featureRows = normals(random, features.length * SIZE);
  const labelRows = normals(random, labels.length * SIZE);
  const leanings = new Float32Array(labels.length);
  const seen = { features: new Float32Array(features.length), labels: new Float32Array(labels.length) };
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE * (1 - (FALL * round) / ROUNDS);
    const order = shuffled(rows, random);
    let loss = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      loss += learn(order.slice(from, from + BATCH), rate);
    }
    onRound(round + 1, ROUNDS, loss / rows.length);
  }
  return {
    size: SIZE,
    labels,
    features,
    rarities,
    featureRows: packRows(featureRows, SIZE),
    labelRows: packRows(labelRows, SIZE),
    leanings,
  };

  /** Reads a batch, compares what is guessed with the truth, and moves the weights towards it; gives the loss. */
  function learn(batch: readonly Row[], rate: number): number {
    const read = batch.map((row) => hide(row, random));
    const vectors = new Float32Array(batch.length * SIZE);
    read.forEach((row, number) => addRows(vectors, number, row, featureRows));
    const { errors, loss } = guess(batch, vectors);
    const back = new Float32Array(vectors.length);
    const step = new Float32Array(SIZE);
    for (let label = 0; label < labels.length; label++) {
      step.fill(0);
      let together = 0;
      for (let number = 0; number < batch.length; number++) {
        const error = errors[number * labels.length + label] ?? 0;
        together += error;
        if (Math.abs(error) < SMALL) continue;
        for (let at = 0; at < SIZE; at++) {
          step[at] = (step[at] ?? 0) + error * (vectors[number * SIZE + at] ?? 0);
          back[number * SIZE + at] = (back[number * SIZE + at] ?? 0) + error * (labelRows[label * SIZE + at] ?? 0);
        }
      }
      leanings[label] = (leanings[label] ?? 0) - LEANING_RATE * together;
      move(labelRows, label, step, seen.labels, rate);
    }
    const steps = new Map<number, Float32Array>();
    read.forEach(({ places, weights }, number) => {
      places.forEach((place, index) => {
        const of = steps.get(place) ?? new Float32Array(SIZE);
        const weight = weights[index] ?? 0;
        for (let at = 0; at < SIZE; at++) of[at] = (of[at] ?? 0) + weight * (back[number * SIZE + at] ?? 0);
        steps.set(place, of);
      });
    });
    for (const [place, of] of steps) move(featureRows, place, of, seen.features, rate);
    return loss;
  }

  /** How far the guess for each example of a batch is from the truth, for every label. */
  function guess(batch: readonly Row[], vectors: Float32Array): { errors: Float32Array; loss: number } {
    const errors = new Float32Array(batch.length * labels.length);
    let loss = 0;
    for (let number = 0; number < batch.length; number++) {
      const from = number * labels.length;
      let most = -Infinity;
      for (let label = 0; label < labels.length; label++) {
        let score = leanings[label] ?? 0;
        for (let at = 0, left = number * SIZE, right = label * SIZE; at < SIZE; at += 4, left += 4, right += 4) {
          score +=
            (vectors[left] ?? 0) * (labelRows[right] ?? 0) +
            (vectors[left + 1] ?? 0) * (labelRows[right + 1] ?? 0) +
            (vectors[left + 2] ?? 0) * (labelRows[right + 2] ?? 0) +
            (vectors[left + 3] ?? 0) * (labelRows[right + 3] ?? 0);
        }
        errors[from + label] = score;
        if (score > most) most = score;
      }
      let all = 0;
      for (let label = 0; label < labels.length; label++)
        all += errors[from + label] = Math.exp((errors[from + label] ?? 0) - most);
      for (let label = 0; label < labels.length; label++)
        errors[from + label] = (errors[from + label] ?? 0) / all / batch.length;
      const truth = from + (batch[number]?.label ?? 0);
      loss -= Math.log((errors[truth] ?? 0) * batch.length + 1e-9);
      errors[truth] = (errors[truth] ?? 0) - 1 / batch.length;
    }
    return { errors, loss };
  }
}

/** Moves a row against its step, the less the more it was moved before. */
function move(rows: Float32Array, row: number, step: Float32Array, seen: Float32Array, rate: number): void {
  let squares = 0;
  for (let at = 0; at < SIZE; at++) squares += (step[at] ?? 0) ** 2;
  if (squares === 0) return;
  seen[row] = (seen[row] ?? 0) + squares / SIZE;
  const factor = rate / (Math.sqrt(seen[row] ?? 0) + 1e-8);
  for (let at = 0; at < SIZE; at++) rows[row * SIZE + at] = (rows[row * SIZE + at] ?? 0) - factor * (step[at] ?? 0);
}

function addRows(
  vectors: Float32Array,
  number: number,
  { places, weights }: Omit<Row, 'label'>,
  rows: Float32Array,
): void {
  places.forEach((place, index) => {
    const weight = weights[index] ?? 0;
    for (let at = 0; at < SIZE; at++)
      vectors[number * SIZE + at] = (vectors[number * SIZE + at] ?? 0) + weight * (rows[place * SIZE + at] ?? 0);
  });
}

function hide({ places, weights }: Row, random: () => number): Omit<Row, 'label'> {
  const kept = [...places.keys()].filter(() => random() > HIDDEN);
  return {
    places: Int32Array.from(kept, (at) => places[at] ?? 0),
    weights: Float32Array.from(kept, (at) => (weights[at] ?? 0) / (1 - HIDDEN)),
  };
}

function readExamples(examples: readonly Example[], labels: readonly string[]) {
  const read = examples.map(({ stems }) => readingFeatures(stems));
  const counts = new Map<number, number>();
  for (const example of read) for (const feature of example.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = Uint32Array.from(
    [...counts]
      .filter(([, count]) => count >= FEWEST)
      .map(([feature]) => feature)
      .sort((a, b) => a - b),
  );
  const rarities = Float32Array.from(features, (feature) => Math.log(1 + examples.length / (counts.get(feature) ?? 1)));
  const reading = createReader(features, rarities);
  const labelOf = new Map(labels.map((label, place) => [label, place]));
  const rows = read.map((example, number): Row => {
    const { places, weights } = reading(example);
    return {
      label: labelOf.get(examples[number]?.label ?? '') ?? 0,
      places: Int32Array.from(places),
      weights: Float32Array.from(weights),
    };
  });
  return { features, rarities, rows };
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function normals(random: () => number, count: number): Float32Array {
  return Float32Array.from(
    { length: count },
    () => START * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
