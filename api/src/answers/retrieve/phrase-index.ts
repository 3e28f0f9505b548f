import type { Database } from '../../platform/database/database';
import { soundOf } from '../text/sound';

/** The passages whose phrases sound most like a question, with how alike they are, 0 to 1. */
export interface PhraseIndex {
  nearest(stems: readonly string[], most: number): Promise<ReadonlyMap<number, number>>;
}

const GRAM = 4;
/** A whole word says more than a piece of one. */
const WHOLE = 1.6;
/** How much the phrases of a passage after the nearest one add to it. */
const AGREEING = [0.12, 0.06] as const;

interface Index {
  /** Feature to the phrases that hold it and its weight there. */
  readonly postings: ReadonlyMap<string, { readonly phrases: Int32Array; readonly weights: Float32Array }>;
  readonly rarity: ReadonlyMap<string, number>;
  /** Passage of each phrase. */
  readonly passages: Int32Array;
  /** Rarity of a feature that no phrase holds. */
  readonly unknown: number;
}

/**
 * Every phrase by which people ask, compared by the sounds of its words and of their pieces. It finds questions whose words are inflected,
 * joined or spelled in other ways, in any script. Read with the first question; the phrases change only with a new start.
 */
export function createPhraseIndex(database: Database): PhraseIndex {
  let index: Promise<Index> | undefined;
  return {
    async nearest(stems, most) {
      const read = await (index ??= readIndex(database));
      return nearestPassages(read, stems, most);
    },
  };
}

async function readIndex(database: Database): Promise<Index> {
  const rows = await database.query<{ id: number; asked: string[] }>("select id, asked from passage where record_id is not null and kind in ('provision', 'guide')");
  const phrases = rows.flatMap(({ id, asked }) => asked.map((phrase) => ({ id, features: featuresOf(phrase.split(' ')) })));
  const counts = new Map<string, number>();
  for (const { features } of phrases) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarity = new Map([...counts].map(([name, count]) => [name, Math.log(1 + phrases.length / count)]));
  const lists = new Map<string, { phrases: number[]; weights: number[] }>();
  phrases.forEach(({ features }, number) => {
    const weighted = [...features].map(([name, weight]) => [name, weight * (rarity.get(name) ?? 0)] as const);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    for (const [name, weight] of weighted) {
      const list = lists.get(name) ?? { phrases: [], weights: [] };
      list.phrases.push(number);
      list.weights.push(weight / length);
      lists.set(name, list);
    }
  });
  return {
    postings: new Map([...lists].map(([name, list]) => [name, { phrases: Int32Array.from(list.phrases), weights: Float32Array.from(list.weights) }])),
    rarity,
    passages: Int32Array.from(phrases.map(({ id }) => id)),
    unknown: Math.log(1 + phrases.length),
  };
}

function nearestPassages({ postings, rarity, passages, unknown }: Index, stems: readonly string[], most: number): ReadonlyMap<number, number> {
  const asked = [...featuresOf(stems)].map(([name, weight]) => [name, weight * (rarity.get(name) ?? unknown)] as const);
  const length = Math.hypot(...asked.map(([, weight]) => weight)) || 1;
  const scores = new Float32Array(passages.length);
  for (const [name, weight] of asked) {
    const found = postings.get(name);
    if (!found) continue;
    for (let at = 0; at < found.phrases.length; at++) {
      const phrase = found.phrases[at] ?? 0;
      scores[phrase] = (scores[phrase] ?? 0) + (weight / length) * (found.weights[at] ?? 0);
    }
  }
  const best = new Map<number, number[]>();
  scores.forEach((score, phrase) => {
    if (score < 0.1) return;
    const passage = passages[phrase] ?? 0;
    const list = best.get(passage) ?? [];
    list.push(score);
    best.set(passage, list);
  });
  return new Map([...best].map(([passage, list]) => [passage, together(list)] as const).sort(([, a], [, b]) => b - a).slice(0, most));
}

function together(scores: readonly number[]): number {
  const [first = 0, ...others] = [...scores].sort((a, b) => b - a);
  return first + AGREEING.reduce((sum, share, index) => sum + share * (others[index] ?? 0), 0);
}

/** The sounds of the words and of their pieces, each with its weight. */
function featuresOf(stems: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  for (const stem of stems) {
    const sound = soundOf(stem);
    if (sound.length === 0) continue;
    features.set(` ${sound}`, WHOLE);
    const marked = `^${sound}$`;
    if (sound.length < GRAM) continue;
    const pieces = marked.length - GRAM + 1;
    for (let at = 0; at < pieces; at++) features.set(marked.slice(at, at + GRAM), 1 / Math.sqrt(pieces / 2));
  }
  return features;
}
