import { soundFeatures } from '../text/sound-features';

/** A phrase and whose it is. */
export interface OwnedPhrase {
  readonly owner: number;
  readonly stems: readonly string[];
}

/** Phrases compared with a question by the sounds of their words and of the pieces of those. */
export interface SoundIndex {
  /** Owners whose phrases are most alike, with how alike they are, 0 to about 1.2, best first. */
  nearest(stems: readonly string[]): readonly (readonly [owner: number, score: number])[];
}

interface Posting {
  readonly phrases: Int32Array;
  readonly weights: Float32Array;
}

/** How much the phrases of an owner after the nearest one add to it. */
const AGREEING = [0.12, 0.06] as const;
const LEAST = 0.1;

/** Builds the index: cosine of rarity-weighted features, so that long phrases have no advantage. */
export function createSoundIndex(phrases: readonly OwnedPhrase[]): SoundIndex {
  const features = phrases.map(({ stems }) => soundFeatures(stems));
  const rarity = raritiesOf(features);
  const postings = postingsOf(features, rarity);
  const unknown = Math.log(1 + phrases.length);
  return {
    nearest(stems) {
      const scores = new Float32Array(phrases.length);
      const { weighted, length } = weigh(soundFeatures(stems), rarity, unknown);
      for (const [name, weight] of weighted) {
        const posting = postings.get(name);
        if (posting) addTo(scores, posting, weight / length);
      }
      return byOwner(phrases, scores);
    },
  };
}

function raritiesOf(features: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const phrase of features) for (const name of phrase.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].map(([name, count]) => [name, Math.log(1 + features.length / count)]));
}

function postingsOf(features: readonly ReadonlyMap<string, number>[], rarity: ReadonlyMap<string, number>): Map<string, Posting> {
  const lists = new Map<string, { phrases: number[]; weights: number[] }>();
  features.forEach((phrase, number) => {
    const { weighted, length } = weigh(phrase, rarity, 0);
    for (const [name, weight] of weighted) {
      const list = lists.get(name) ?? { phrases: [], weights: [] };
      list.phrases.push(number);
      list.weights.push(weight / length);
      lists.set(name, list);
    }
  });
  return new Map([...lists].map(([name, list]) => [name, { phrases: Int32Array.from(list.phrases), weights: Float32Array.from(list.weights) }]));
}

function weigh(features: ReadonlyMap<string, number>, rarity: ReadonlyMap<string, number>, unknown: number) {
  const weighted = [...features].map(([name, weight]) => [name, weight * (rarity.get(name) ?? unknown)] as const);
  return { weighted, length: Math.hypot(...weighted.map(([, weight]) => weight)) || 1 };
}

function addTo(scores: Float32Array, { phrases, weights }: Posting, weight: number): void {
  for (let at = 0; at < phrases.length; at++) {
    const phrase = phrases[at] ?? 0;
    scores[phrase] = (scores[phrase] ?? 0) + weight * (weights[at] ?? 0);
  }
}

function byOwner(phrases: readonly OwnedPhrase[], scores: Float32Array): [number, number][] {
  const best = new Map<number, number[]>();
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? 0;
    if (score < LEAST) continue;
    const owner = phrases[at]?.owner ?? 0;
    const list = best.get(owner);
    if (list) list.push(score);
    else best.set(owner, [score]);
  }
  return [...best].map(([owner, list]): [number, number] => [owner, together(list)]).sort(([, a], [, b]) => b - a);
}

function together(scores: readonly number[]): number {
  const [first = 0, ...others] = [...scores].sort((a, b) => b - a);
  return first + AGREEING.reduce((sum, share, index) => sum + share * (others[index] ?? 0), 0);
}
