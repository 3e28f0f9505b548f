import { borneOut, isFew } from './borne-out';

it.each([
  [0.99, 0.05, 'sure'],
  [0.8, 0.6, 'sure'],
  [0.8, 0.15, 'possible'],
  [0.5, 0.05, 'no'],
  [0.77, 0.02, 'no'],
] as const)('few words at %d in a story at %d are %s', (fragment, whole, verdict) => {
  expect(borneOut(fragment, whole)).toBe(verdict);
});

it('knows a fragment from a story', () => {
  expect(isFew('i took only 5000')).toBe(true);
  expect(isFew('he came again last night with two others and they broke the door and took my phone')).toBe(false);
});
