import type { TextFeatures } from './features';

/** What was learned of which labels fit a text: a weight for each known feature and label. */
export interface LinearModel<Label extends string> {
  readonly labels: readonly Label[];
  /** The known features, ascending. */
  readonly features: Uint32Array;
  /** How much each feature counts, the rarer the more. */
  readonly rarities: Float32Array;
  /** Feature by feature, one for each label; each is to be multiplied by the scale of its feature. */
  readonly weights: Float32Array | Int8Array;
  readonly scales: Float32Array;
  /** What each label starts with. */
  readonly leanings: Float32Array;
}

/** Guesses which of a few labels fit a text. */
export interface LinearClassifier<Label extends string> {
  /** How likely each label is; together they make 1. */
  of(features: TextFeatures): Readonly<Record<Label, number>>;
}

/** The known features of a text, as rows of a model, with lengths that together make 1. */
export interface Row {
  readonly rows: Int32Array;
  readonly lengths: Float32Array;
}

// Kept at hand because they are called some million times.
const { exp } = Math;

export function classifierOf<Label extends string>(model: LinearModel<Label>): LinearClassifier<Label> {
  return {
    of(features) {
      const shares = new Float32Array(model.labels.length);
      guess(model, rowOf(model, features), shares);
      return Object.fromEntries(model.labels.map((label, at) => [label, shares[at] ?? 0])) as Record<Label, number>;
    },
  };
}

/** Puts into `shares` how likely each label is. */
export function guess(
  { weights, scales, leanings }: LinearModel<string>,
  { rows, lengths }: Row,
  shares: Float32Array,
): void {
  const count = shares.length;
  shares.set(leanings);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const length = (lengths[at] as number) * (scales[row] as number);
    if (length === 0) continue;
    for (let label = 0, from = row * count; label < count; label++, from++)
      shares[label] = (shares[label] as number) + length * (weights[from] as number);
  }
  let most = -Infinity;
  for (const score of shares) if (score > most) most = score;
  let all = 0;
  for (let label = 0; label < count; label++) all += shares[label] = exp((shares[label] as number) - most);
  for (let label = 0; label < count; label++) shares[label] = (shares[label] as number) / all;
}

/** Reads a text in training and in use alike. */
export function rowOf({ features: known, rarities }: LinearModel<string>, features: TextFeatures): Row {
  const rows: number[] = [];
  const lengths: number[] = [];
  for (const [feature, weight] of features) {
    const row = placeOf(known, feature);
    if (row < 0) continue;
    rows.push(row);
    lengths.push(weight * (rarities[row] ?? 0));
  }
  const all = Math.hypot(...lengths) || 1;
  return { rows: Int32Array.from(rows), lengths: Float32Array.from(lengths, (length) => length / all) };
}

/** Where a number stands among ascending ones; -1 where it does not. */
function placeOf(numbers: Uint32Array, wanted: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = numbers[middle] as number;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
