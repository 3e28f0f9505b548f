import { SHARE } from './ranking';

/** The layers of finding and choosing that can be left out to see what each one earns. */
export const LAYERS = [
  'spelling',
  'famous',
  'concepts',
  'phrases',
  'sound',
  'bm25',
  'classifier',
  'context',
  'short',
] as const;

export type Layer = (typeof LAYERS)[number];

/** What an engine leaves out; empty for everybody who asks, filled by measurements alone. */
export type Without = ReadonlySet<Layer>;

export const nothing: Without = new Set();

/**
 * Reads the names of layers, one or several with commas between them.
 * @throws Error with one sentence that lists the names, where one is unknown
 */
export function readWithout(text: string): Without {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isLayer(name));
  if (unknown !== undefined)
    throw new Error(`There is no layer "${unknown}" to leave out: choose among ${LAYERS.join(', ')}.`);
  return new Set(names.filter(isLayer));
}

const isLayer = (name: string): name is Layer => LAYERS.some((layer) => layer === name);

const PARTS = [
  ['bm25', 'words'],
  ['phrases', 'phrase'],
  ['sound', 'sound'],
  ['classifier', 'likely'],
] as const;

/** What a record's score is made of, with nothing of what is left out. */
export function shareWithout(without: Without): Readonly<Record<keyof typeof SHARE, number>> {
  const share: Record<keyof typeof SHARE, number> = { ...SHARE };
  for (const [layer, part] of PARTS) if (without.has(layer)) share[part] = 0;
  return share;
}
