import { soundOf } from './sound';

const GRAM = 4;
/** A whole word says more than a piece of one. */
const WHOLE = 1.6;

/** The sounds of words (after a blank) and of their pieces, each with its weight; words that share a root share pieces. */
export function soundFeatures(stems: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  for (const stem of stems) for (const [name, weight] of featuresOfWord(stem)) features.set(name, weight);
  return features;
}

type Feature = readonly [name: string, weight: number];

/** Words come again and again in many phrases, so each is taken apart once. */
const known = new Map<string, readonly Feature[]>();
const MOST_KNOWN = 8_000;

function featuresOfWord(stem: string): readonly Feature[] {
  const found = known.get(stem);
  if (found) return found;
  const sound = soundOf(stem);
  const features = sound.length === 0 ? [] : [[` ${sound}`, WHOLE] as const, ...pieces(sound)];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(stem, features);
  return features;
}

function pieces(sound: string): Feature[] {
  if (sound.length < GRAM) return [];
  const marked = `^${sound}$`;
  const count = marked.length - GRAM + 1;
  return Array.from({ length: count }, (_, at) => [marked.slice(at, at + GRAM), 1 / Math.sqrt(count / 2)] as const);
}
