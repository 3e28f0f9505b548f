/** A 32-bit number for the name of a feature (FNV-1a); among some hundred thousand names hardly two share one. */
export function featureNumber(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
