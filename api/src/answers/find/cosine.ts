/** How alike two texts are by their weighted features: 0 to 1. */
export function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let dot = 0;
  for (const [name, weight] of a) dot += weight * (b.get(name) ?? 0);
  const length = Math.hypot(...a.values()) * Math.hypot(...b.values());
  return length === 0 ? 0 : dot / length;
}
