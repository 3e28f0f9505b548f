type Weighted = ReadonlyMap<string, number>;

/** A question is compared with hundreds of texts: how long it is, is worked out once. */
const lengths = new WeakMap<Weighted, number>();

function lengthOf(text: Weighted): number {
  const known = lengths.get(text) ?? Math.hypot(...text.values());
  lengths.set(text, known);
  return known;
}

/** How alike two texts are by their weighted features: 0 to 1. */
export function cosine(a: Weighted, b: Weighted): number {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [name, weight] of short) dot += weight * (long.get(name) ?? 0);
  const length = lengthOf(a) * lengthOf(b);
  return length === 0 ? 0 : dot / length;
}
