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
  readonly labelRows: Float32Array;
  /** How likely each label is where nothing is known of a question. */
  readonly leanings: Float32Array;
}

/** Rows as whole numbers from -127 to 127 with one factor each, which takes a quarter of the space and changes no answer. */
export interface PackedRows {
  readonly factors: Float32Array;
  readonly numbers: Int8Array;
}

interface Head {
  readonly size: number;
  readonly features: number;
  readonly labels: readonly string[];
}

const WORD = 4;

/** Packs weights for a file: a head that says what follows, then the arrays. */
export function packWeights({ size, labels, features, rarities, featureRows, labelRows, leanings }: Weights): Buffer {
  const head = Buffer.from(JSON.stringify({ size, features: features.length, labels } satisfies Head));
  const lengths = Uint32Array.of(head.length);
  const padding = Buffer.alloc((WORD - (head.length % WORD)) % WORD);
  const parts = [features, rarities, leanings, ...partsOf(featureRows), ...partsOf(packRows(labelRows, size))];
  return Buffer.concat([bytesOf(lengths), head, padding, ...parts.map(bytesOf)]);
}

/** Unpacks what {@link packWeights} made. */
export function unpackWeights(packed: Buffer): Weights {
  const headLength = packed.readUInt32LE(0);
  const head = JSON.parse(packed.toString('utf8', WORD, WORD + headLength)) as Head;
  const { size, labels } = head;
  let at = WORD + Math.ceil(headLength / WORD) * WORD;
  const take = (bytes: number): ArrayBuffer => {
    const part = packed.buffer.slice(packed.byteOffset + at, packed.byteOffset + at + bytes) as ArrayBuffer;
    at += bytes;
    return part;
  };
  const features = new Uint32Array(take(head.features * WORD));
  const rarities = new Float32Array(take(head.features * WORD));
  const leanings = new Float32Array(take(labels.length * WORD));
  const rows = (count: number): PackedRows => ({
    factors: new Float32Array(take(count * WORD)),
    numbers: new Int8Array(take(count * size)),
  });
  return {
    size,
    labels,
    features,
    rarities,
    leanings,
    featureRows: rows(head.features),
    labelRows: unpackRows(rows(labels.length), size),
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

function unpackRows({ factors, numbers }: PackedRows, size: number): Float32Array {
  const rows = new Float32Array(numbers.length);
  for (let row = 0, at = 0; row < factors.length; row++) {
    const factor = factors[row] ?? 0;
    for (const end = at + size; at < end; at++) rows[at] = (numbers[at] ?? 0) * factor;
  }
  return rows;
}
