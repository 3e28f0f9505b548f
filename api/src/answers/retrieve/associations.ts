import { soundFeatures } from '../text/sound-features';
import type { OwnedPhrase } from './sound-index';

/** How strongly the words of a question, taken together, belong to each owner of phrases. */
export interface Associations {
  /** Mean log-likelihood ratio of the question's known sounds: above 0 they are commoner with the owner than elsewhere. */
  of(stems: readonly string[]): ReadonlyMap<number, number>;
}

/** So many phrases of the average owner stand behind each owner's own; with few of its own an owner says little. */
const SMOOTHING = 8;

interface Holders {
  readonly owners: Int32Array;
  readonly counts: Int32Array;
  /** Share of all phrases that hold the feature. */
  readonly share: number;
}

/** A naive Bayes classifier over the phrases: it adds up what many phrases say where no single one is like the question. */
export function createAssociations(phrases: readonly OwnedPhrase[]): Associations {
  const sizes = new Map<number, number>();
  const counts = new Map<string, Map<number, number>>();
  for (const { owner, stems } of phrases) {
    sizes.set(owner, (sizes.get(owner) ?? 0) + 1);
    for (const name of soundFeatures(stems).keys()) {
      const of = counts.get(name) ?? new Map<number, number>();
      of.set(owner, (of.get(owner) ?? 0) + 1);
      counts.set(name, of);
    }
  }
  const owners = [...sizes.keys()];
  const places = new Map(owners.map((owner, place) => [owner, place]));
  const size = Float64Array.from(owners, (owner) => sizes.get(owner) ?? 0);
  const holders = new Map([...counts].map(([name, of]) => [name, holdersOf(of, places, phrases.length)]));
  return {
    of(stems) {
      const known = [...soundFeatures(stems).keys()].flatMap((name) => holders.get(name) ?? []);
      if (known.length === 0) return new Map();
      const scores = Float64Array.from(size, (phrasesOfOwner) => known.length * Math.log(SMOOTHING / (phrasesOfOwner + SMOOTHING)));
      for (const feature of known) addTo(scores, feature);
      return new Map(owners.map((owner, place) => [owner, (scores[place] ?? 0) / known.length]));
    },
  };
}

function holdersOf(counts: ReadonlyMap<number, number>, places: ReadonlyMap<number, number>, phrases: number): Holders {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { owners: Int32Array.from(counts.keys(), (owner) => places.get(owner) ?? 0), counts: Int32Array.from(counts.values()), share: (total + 1) / phrases };
}

/** What an owner's own phrases add to the ratio of one that never holds the feature. */
function addTo(scores: Float64Array, { owners, counts, share }: Holders): void {
  for (let at = 0; at < owners.length; at++) {
    const place = owners[at] ?? 0;
    scores[place] = (scores[place] ?? 0) + Math.log(1 + (counts[at] ?? 0) / (SMOOTHING * share));
  }
}
