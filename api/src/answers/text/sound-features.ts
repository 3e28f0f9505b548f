import { soundOf } from './sound';

const GRAM = 4;
/** A whole word says more than a piece of one. */
const WHOLE = 1.6;

/** The sounds of words (after a blank) and of their pieces, each with its weight; words that share a root share pieces. */
export function soundFeatures(stems: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  for (const stem of stems) {
    const sound = soundOf(stem);
    if (sound.length === 0) continue;
    features.set(` ${sound}`, WHOLE);
    if (sound.length < GRAM) continue;
    const marked = `^${sound}$`;
    const pieces = marked.length - GRAM + 1;
    for (let at = 0; at < pieces; at++) features.set(marked.slice(at, at + GRAM), 1 / Math.sqrt(pieces / 2));
  }
  return features;
}
