import { crossedThresholds, readThresholds } from './thresholds';

const limits = { untouched: { unsafe: { most: 2 }, 'direct %': { least: 60 } } };

it('is content with what keeps every limit', () => {
  expect(crossedThresholds({ untouched: { unsafe: 2, 'direct %': 60 } }, limits)).toEqual([]);
});

it('names what is worse than its limit, or not measured', () => {
  expect(crossedThresholds({ untouched: { unsafe: 3, 'direct %': '-' } }, limits)).toEqual([
    'untouched, unsafe: 3, where at most 2 is kept.',
    'untouched, direct %: -, where at least 60 is kept.',
  ]);
  expect(crossedThresholds({}, limits)).toHaveLength(2);
});

it('reads the limits of the product', () => {
  expect(Object.keys(readThresholds())).toContain('untouched');
});
