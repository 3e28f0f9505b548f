import { changePercent } from './change';

test.each([
  [110, 100, 10],
  [50, 100, -50],
  [100, 300, -66.7],
  [5, 0, null],
  [0, 5, -100],
])('%i after %i is %s percent', (now, before, change) => {
  expect(changePercent(now, before)).toBe(change);
});
