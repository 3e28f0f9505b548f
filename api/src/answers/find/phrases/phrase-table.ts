import { soundFeatures } from 'language/sound-features';
import { featureNumber } from './feature-number';
import { Growing } from './growing';
import { placeIn } from './sorted';

/** The phrases by which people ask for one record, each as the searched forms of its words with blanks between. */
export interface AskedPhrases {
  readonly record: string;
  readonly phrases: readonly string[];
  /** Whether questions are compared with how they sound. */
  readonly isHeard: boolean;
}

/**
 * Every phrase with whose it is, and the sounds of all phrases; flat arrays, since some hundred thousand small objects would cost an API
 * process ten times the memory.
 */
export interface PhraseTable {
  /** Ids of the records, those whose phrases are heard first. */
  readonly records: readonly string[];
  /** Whose each phrase is, as a place in `records`; the phrases of a record stand together. */
  readonly owners: Uint32Array;
  /** Of so many phrases the sounds are known; they are the first ones. */
  readonly heard: number;
  /** Every word that stands in a phrase, once. */
  readonly words: readonly string[];
  /** The words of the phrases one after the other, as places in `words`. */
  readonly spoken: Uint32Array;
  /** Where the words of each phrase begin in `spoken`, and where those of the last one end. */
  readonly spokenFrom: Uint32Array;
  /** Numbers of the features of sound, in rising order. */
  readonly features: Uint32Array;
  /** How much each feature says: the rarer, the more. */
  readonly rarities: Float32Array;
  /** The phrases that hold each feature, one feature after the other. */
  readonly holders: Uint32Array;
  /** How much of each holder the feature is, in parts of {@link WHOLE}. */
  readonly weights: Uint16Array;
  /** Where the holders of each feature begin, and where those of the last one end. */
  readonly holdersFrom: Uint32Array;
}

/** A phrase that is one feature alone has this weight. */
export const WHOLE = 65_535;

/** Reads phrases twice: once to know how rare each feature is, once to weigh it. */
export function createPhraseTable(asked: readonly AskedPhrases[]): PhraseTable {
  const heard = asked.filter(({ isHeard }) => isHeard);
  const unheard = asked.filter(({ isHeard }) => !isHeard);
  const count = heard.reduce((sum, { phrases }) => sum + phrases.length, 0);
  return { ...speak([...heard, ...unheard]), heard: count, ...weigh(readFeatures(heard), count) };
}

type Spoken = Pick<PhraseTable, 'records' | 'owners' | 'words' | 'spoken' | 'spokenFrom'>;

function speak(asked: readonly AskedPhrases[]): Spoken {
  const places = new Map<string, number>();
  const owners = new Growing((length) => new Uint32Array(length));
  const spoken = new Growing((length) => new Uint32Array(length));
  const spokenFrom = new Growing((length) => new Uint32Array(length));
  asked.forEach(({ phrases }, owner) => {
    for (const phrase of phrases) {
      owners.push(owner);
      spokenFrom.push(spoken.length);
      for (const word of phrase.split(' ')) {
        const place = places.get(word) ?? places.size;
        places.set(word, place);
        spoken.push(place);
      }
    }
  });
  spokenFrom.push(spoken.length);
  return {
    records: asked.map(({ record }) => record),
    owners: owners.whole(),
    words: [...places.keys()],
    spoken: spoken.whole(),
    spokenFrom: spokenFrom.whole(),
  };
}

interface Read {
  readonly numbers: Uint32Array;
  readonly weights: Float32Array;
  /** Where the features of each phrase begin, and where those of the last one end. */
  readonly from: Uint32Array;
  readonly counts: ReadonlyMap<number, number>;
}

function readFeatures(asked: readonly AskedPhrases[]): Read {
  const numbers = new Growing((length) => new Uint32Array(length));
  const weights = new Growing((length) => new Float32Array(length));
  const from = new Growing((length) => new Uint32Array(length));
  const counts = new Map<number, number>();
  for (const { phrases } of asked)
    for (const phrase of phrases) {
      from.push(numbers.length);
      for (const [name, weight] of soundFeatures(phrase.split(' '))) {
        const number = featureNumber(name);
        numbers.push(number);
        weights.push(weight);
        counts.set(number, (counts.get(number) ?? 0) + 1);
      }
    }
  from.push(numbers.length);
  return { numbers: numbers.whole(), weights: weights.whole(), from: from.whole(), counts };
}

function weigh(
  read: Read,
  phrases: number,
): Pick<PhraseTable, 'features' | 'rarities' | 'holders' | 'weights' | 'holdersFrom'> {
  const features = Uint32Array.from(read.counts.keys()).sort();
  const rarities = Float32Array.from(features, (number) => Math.log(1 + phrases / (read.counts.get(number) ?? 1)));
  const places = read.numbers.map((number) => placeIn(features, number));
  const holdersFrom = new Uint32Array(features.length + 1);
  features.forEach((number, place) => {
    holdersFrom[place + 1] = (holdersFrom[place] ?? 0) + (read.counts.get(number) ?? 0);
  });
  const next = holdersFrom.slice();
  const holders = new Uint32Array(places.length);
  const weights = new Uint16Array(places.length);
  for (let phrase = 0; phrase < phrases; phrase++) {
    const end = read.from[phrase + 1] ?? 0;
    let square = 0;
    for (let at = read.from[phrase] ?? 0; at < end; at++) square += weightAt(at) ** 2;
    const length = Math.sqrt(square) || 1;
    for (let at = read.from[phrase] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      const slot = next[place] ?? 0;
      next[place] = slot + 1;
      holders[slot] = phrase;
      weights[slot] = Math.round((weightAt(at) / length) * WHOLE);
    }
  }
  return { features, rarities, holders, weights, holdersFrom };

  function weightAt(at: number): number {
    return (read.weights[at] ?? 0) * (rarities[places[at] ?? 0] ?? 0);
  }
}
