import { soundFeatures } from 'language/sound-features';
import { featureNumber } from './feature-number';
import { WHOLE, type PhraseTable } from './phrase-table';
import { placeIn } from './sorted';

/** Phrases compared with a question by the sounds of their words and of the pieces of those. */
export interface SoundIndex {
  /** Places of the records whose phrases are most alike, with how alike they are, 0 to about 1.2, best first. */
  nearest(stems: readonly string[]): readonly (readonly [owner: number, score: number])[];
}

/** How much the phrases of an owner after the nearest one add to it. */
const AGREEING = [0.12, 0.06] as const;
const LEAST = 0.1;

/** Cosine of rarity-weighted features, so that long phrases have no advantage. */
export function createSoundIndex({
  owners,
  heard: count,
  features,
  rarities,
  holders,
  weights,
  holdersFrom,
}: PhraseTable): SoundIndex {
  const unknown = Math.log(1 + count);
  return {
    nearest(stems) {
      const heard = [...soundFeatures(stems)].map(([name, weight]) => {
        const place = placeIn(features, featureNumber(name));
        return { place, weight: weight * (place < 0 ? unknown : (rarities[place] ?? 0)) };
      });
      const length = Math.hypot(...heard.map(({ weight }) => weight)) || 1;
      const scores = new Float32Array(count);
      for (const { place, weight } of heard) if (place >= 0) add(scores, place, weight / length / WHOLE);
      return byOwner(owners, scores);
    },
  };

  function add(scores: Float32Array, place: number, share: number): void {
    const end = holdersFrom[place + 1] ?? 0;
    for (let at = holdersFrom[place] ?? 0; at < end; at++) {
      const phrase = holders[at] ?? 0;
      scores[phrase] = (scores[phrase] ?? 0) + share * (weights[at] ?? 0);
    }
  }
}

function byOwner(owners: Uint32Array, scores: Float32Array): [number, number][] {
  const best = new Map<number, number[]>();
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? 0;
    if (score < LEAST) continue;
    const owner = owners[at] ?? 0;
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
