import type { ReleaseSwitch } from 'shared-contracts/calls/admin/types';
import { switchOf } from './switch-release';

const live = { current: 'b', before: ['a'], canary: { id: 'c', percent: 10 } };

const cases: readonly (readonly [ReleaseSwitch['action'], id: string, event: unknown])[] = [
  ['rollback', 'a', { action: 'rollback', id: 'a' }],
  ['rollback', 'b', undefined],
  ['rollback', 'x', undefined],
  ['promote', 'c', { action: 'promote', id: 'c' }],
  ['promote', 'a', undefined],
  ['end-canary', 'c', { action: 'canary', id: 'c', percent: 0 }],
  ['end-canary', 'b', undefined],
];

test.each(cases)('%s %s adds %j', (action, id, event) => {
  expect(switchOf(live, { action, id }, () => true)).toEqual(event);
});

test('nobody goes back to a release whose files are gone, nor switches what was never published', () => {
  expect(switchOf(live, { action: 'rollback', id: 'a' }, () => false)).toBeUndefined();
  expect(switchOf(undefined, { action: 'promote', id: 'c' }, () => true)).toBeUndefined();
});
