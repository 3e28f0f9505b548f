import { createHash } from 'node:crypto';
import { stemsOf } from 'language/tokenize';
import { featureNumber } from '../phrases/feature-number';
import type { WaysOfAsking } from './examples';
import { readingFeatures } from './reading-features';
import { trainingSettings } from './train';
import type { TrainedOn } from './weights';

/** One way of asking in so many is remembered: some thousands, which tell a share to within half a point. */
const ONE_IN = 32;
/** Texts whose reading changes when that of texts does: four scripts, inflected, joined and misspelled words. */
const PROBES = [
  'My landlords are not returning the security deposit of 50,000 rupees',
  'என் காசோலை திரும்பி வந்துவிட்டது',
  'मुझे तलाक कैसे मिलेगा?',
  'ನನ್ನ ಮನೆ ಮಾಲೀಕರು ಠೇವಣಿ ಕೊಡುತ್ತಿಲ್ಲ',
  'mera chek baunce ho gaya',
];

/** What training on these ways of asking rests on. */
export function trainedOn(ways: readonly WaysOfAsking[]): TrainedOn {
  return { settings: presentSettings(), sample: sampleOf(ways) };
}

/** How far weights are behind what they should have been learned from. */
interface Staleness {
  /** Texts are read or weights are learned in another way now. */
  readonly hasOtherSettings: boolean;
  /** Labels that were never learned, and learned ones that are gone. */
  readonly otherLabels: readonly string[];
  /** Share of the ways of asking that were never read, from 0 to 1. */
  readonly unread: number;
}

/** Compares weights with the data of today; no word has to be read for it, so it takes no longer than reading the data. */
export function stalenessOf(
  { labels, trainedOn: before }: { readonly labels: readonly string[]; readonly trainedOn: TrainedOn },
  ways: readonly WaysOfAsking[],
): Staleness {
  const learned = new Set(labels);
  const today = new Set(ways.filter(({ texts }) => texts.length > 0).map(({ label }) => label));
  const read = new Set(before.sample);
  const sample = sampleOf(ways);
  return {
    hasOtherSettings: before.settings !== presentSettings(),
    otherLabels: [...[...today].filter((label) => !learned.has(label)), ...labels.filter((label) => !today.has(label))],
    unread: sample.filter((number) => !read.has(number)).length / (sample.length || 1),
  };
}

function presentSettings(): string {
  const read = PROBES.map((text) => [...readingFeatures(stemsOf(text))]);
  return createHash('sha256')
    .update(JSON.stringify([trainingSettings, read]))
    .digest('hex');
}

/** Which ways are taken hangs on nothing but themselves, so that the same ones are taken tomorrow. */
function sampleOf(ways: readonly WaysOfAsking[]): Uint32Array {
  const numbers = ways.flatMap(({ label, texts }) => texts.map((text) => featureNumber(`${label}\n${text}`)));
  return Uint32Array.from(new Set(numbers.filter((number) => number < 2 ** 32 / ONE_IN))).sort();
}
