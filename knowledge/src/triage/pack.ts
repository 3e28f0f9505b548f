import type { LinearModel } from './linear-model';

/** Weights between -1 and 1 are told in so many steps each way. */
const STEPS = 127;
/** A feature all of whose weights are smaller changes nothing. */
const NOTHING = 0.02;
const WORD = 4;

/** A model as bytes, a tenth of its size: features that say nothing are left out, weights are rounded to a byte. */
export function packModel({ labels, features, rarities, weights, scales, leanings }: LinearModel<string>): Buffer {
  const count = labels.length;
  const largest = Array.from(features, (_, row) => {
    let most = 0;
    for (let label = 0; label < count; label++) most = Math.max(most, Math.abs(weights[row * count + label] ?? 0));
    return most;
  });
  const kept = largest.flatMap((most, row) =>
    most * (scales[row] ?? 1) * (rarities[row] ?? 0) > NOTHING ? [row] : [],
  );
  const steps = new Int8Array(kept.length * count);
  kept.forEach((row, at) => {
    for (let label = 0; label < count; label++)
      steps[at * count + label] = Math.round(((weights[row * count + label] ?? 0) / (largest[row] ?? 1)) * STEPS);
  });
  const head = Buffer.from(JSON.stringify({ labels, rows: kept.length }));
  const padding = Buffer.alloc((WORD - (head.length % WORD)) % WORD, ' ');
  const length = Buffer.alloc(WORD);
  length.writeUInt32LE(head.length + padding.length);
  return Buffer.concat([
    length,
    head,
    padding,
    bytesOf(leanings),
    bytesOf(Uint32Array.from(kept, (row) => features[row] ?? 0)),
    bytesOf(Float32Array.from(kept, (row) => rarities[row] ?? 0)),
    bytesOf(Float32Array.from(kept, (row) => ((largest[row] ?? 0) * (scales[row] ?? 1)) / STEPS)),
    bytesOf(steps),
  ]);
}

/** @throws SyntaxError | RangeError when the bytes are no packed model */
export function unpackModel<Label extends string>(bytes: Buffer): LinearModel<Label> {
  const from = bytes.readUInt32LE() + WORD;
  const { labels, rows } = JSON.parse(bytes.toString('utf8', WORD, from)) as { labels: Label[]; rows: number };
  const body = new Uint8Array(bytes.subarray(from)).buffer;
  const leanings = new Float32Array(body, 0, labels.length);
  const features = new Uint32Array(body, leanings.byteLength, rows);
  const rarities = new Float32Array(body, features.byteOffset + features.byteLength, rows);
  const scales = new Float32Array(body, rarities.byteOffset + rarities.byteLength, rows);
  const weights = new Int8Array(body, scales.byteOffset + scales.byteLength, rows * labels.length);
  return { labels, features, rarities, scales, weights, leanings };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
