import { readFileSync } from 'node:fs';
import { readCompiledKnowledge } from '../../../knowledge/compiled-knowledge';
import { classifierFile } from '../../../locate';
import { waysOfAsking, type WaysOfAsking } from './examples';
import { stalenessOf, trainedOn } from './trained-on';
import { unpackWeights } from './weights';

const ways: readonly WaysOfAsking[] = ['ni-act-138', 'bns-303'].map((label) => ({
  label,
  texts: Array.from({ length: 2000 }, (_, at) => `question ${at} on ${label}`),
}));
const weights = { labels: ways.map(({ label }) => label), trainedOn: trainedOn(ways) };

describe('how far weights are behind the data', () => {
  it('is nothing where they were learned from the same', () => {
    expect(stalenessOf(weights, ways)).toEqual({ hasOtherSettings: false, otherLabels: [], unread: 0 });
  });

  it('is the share of the ways of asking that were never read', () => {
    const reworded = ways.map(({ label, texts }) => ({
      label,
      texts: texts.map((text, at) => (at % 4 === 0 ? `another ${text}` : text)),
    }));
    const { unread } = stalenessOf(weights, reworded);
    expect(unread).toBeGreaterThan(0.1);
    expect(unread).toBeLessThan(0.4);
  });

  it('names the labels that came and those that went', () => {
    const moved = [...ways.slice(1), { label: 'hma-13', texts: ['divorce'] }];
    expect(stalenessOf(weights, moved).otherLabels).toEqual(['hma-13', 'ni-act-138']);
  });

  it('is told where texts are read or weights are learned in another way', () => {
    const before = { ...weights, trainedOn: { ...weights.trainedOn, settings: 'of yesterday' } };
    expect(stalenessOf(before, ways).hasOtherSettings).toBe(true);
  });
});

/**
 * Learning takes most of an hour on one core, so it cannot follow every sentence that is mended; nor need it: a label has a dozen ways of
 * asking, and words and sounds find what the classifier never read. What would be seen is a body of new records that it cannot name. So weights
 * may be behind by so much (set by judgement), and by nothing in how they are learned.
 */
const MOST_OTHER_LABELS = 0.03;
const MOST_UNREAD = 0.05;

it('the weights were learned from the data of today: else run `npm run knowledge:train` and commit api/classifier', async () => {
  const present = unpackWeights(readFileSync(classifierFile));
  const { hasOtherSettings, otherLabels, unread } = stalenessOf(present, waysOfAsking(await readCompiledKnowledge()));
  const stale = [
    ...(hasOtherSettings ? ['Texts are read, or weights learned, in another way than when they were trained.'] : []),
    ...(otherLabels.length > MOST_OTHER_LABELS * present.labels.length
      ? [`${otherLabels.length} labels came or went since training, such as ${otherLabels.slice(0, 3).join(', ')}.`]
      : []),
    ...(unread > MOST_UNREAD ? [`${(unread * 100).toFixed(1)} % of the ways of asking were never read.`] : []),
  ];
  expect(stale).toEqual([]);
});
