/** What the classifier has learned. Rows are `size` numbers long. */
export interface Weights {
  readonly size: number;
  /** Ids of the records, in the order of `labelRows`. */
  readonly labels: readonly string[];
  /** Numbers of the features, in the order of `featureRows`. */
  readonly features: Uint32Array;
  /** How much each feature says: the rarer, the more. */
  readonly rarities: Float32Array;
  readonly featureRows: PackedRows;
  readonly labelRows: PackedRows;
  /** How likely each label is where nothing is known of a question. */
  readonly leanings: Float32Array;
}

/** Rows as whole numbers from -127 to 127 with one factor each, which takes a quarter of the space and changes no answer. */
export interface PackedRows {
  readonly factors: Float32Array;
  readonly numbers: Int8Array;
}

/** What weights were learned from, as far as it tells later whether they still fit. */
export interface TrainedOn {
  /** Of how texts are read and how training goes; other settings make other weights. */
  readonly settings: string;
  /** Numbers of some of the ways of asking, in rising order. */
  readonly sample: Uint32Array;
}

interface Head {
  readonly size: number;
  readonly features: number;
  readonly labels: readonly string[];
  /** Of what it was trained on. */
  readonly settings: string;
  readonly sample: number;
}

const WORD = 4;

/** Packs weights for a file: a head that says what follows, then the arrays. */
export function packWeights(
  { size, labels, features, rarities, featureRows, labelRows, leanings }: Weights,
  { settings, sample }: TrainedOn,
): Buffer {
  const told: Head = { size, features: features.length, labels, settings, sample: sample.length };
  const head = Buffer.from(JSON.stringify(told));
  const lengths = Uint32Array.of(head.length);
  const padding = Buffer.alloc((WORD - (head.length % WORD)) % WORD);
  const parts = [features, rarities, leanings, ...partsOf(featureRows), ...partsOf(labelRows), sample];
  return Buffer.concat([bytesOf(lengths), head, padding, ...parts.map(bytesOf)]);
}

/** Unpacks what {@link packWeights} made; the arrays are views of it. */
export function unpackWeights(packed: Buffer): Weights & { readonly trainedOn: TrainedOn } {
  const headLength = packed.readUInt32LE(0);
  const head = JSON.parse(packed.toString('utf8', WORD, WORD + headLength)) as Head;
  const { size, labels } = head;
  const { buffer } = packed;
  let at = packed.byteOffset + WORD + Math.ceil(headLength / WORD) * WORD;
  const take = (bytes: number): number => {
    const from = at;
    at += bytes;
    return from;
  };
  const floats = (count: number): Float32Array => new Float32Array(buffer, take(count * WORD), count);
  const whole = (count: number): Uint32Array => new Uint32Array(buffer, take(count * WORD), count);
  const rows = (count: number): PackedRows => ({
    factors: floats(count),
    numbers: new Int8Array(buffer, take(count * size), count * size),
  });
  const features = whole(head.features);
  const rarities = floats(head.features);
  const leanings = floats(labels.length);
  return {
    size,
    labels,
    features,
    rarities,
    leanings,
    featureRows: rows(head.features),
    labelRows: rows(labels.length),
    trainedOn: { settings: head.settings, sample: whole(head.sample) },
  };
}

function bytesOf(array: Uint32Array | Float32Array | Int8Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}

function partsOf({ factors, numbers }: PackedRows): [Float32Array, Int8Array] {
  return [factors, numbers];
}

/** Packs rows that are `size` numbers long. */
export function packRows(rows: Float32Array, size: number): PackedRows {
  const factors = new Float32Array(rows.length / size);
  const numbers = new Int8Array(rows.length);
  for (let row = 0; row < factors.length; row++) {
    const values = rows.subarray(row * size, (row + 1) * size);
    const factor = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    factors[row] = factor;
    values.forEach((value, column) => (numbers[row * size + column] = Math.round(value / factor)));
  }
  return { factors, numbers };
}
