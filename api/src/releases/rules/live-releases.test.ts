import * as fc from 'fast-check';
import { errsMore, liveReleases, releaseFor, servedUntil, type ReleaseEvent } from './live-releases';

const event = (action: ReleaseEvent['action'], id: string, percent?: number): ReleaseEvent => ({
  remote: 'chat',
  action,
  id,
  by: 'Asha',
  at: '2026-11-22T10:00:00Z',
  ...(percent === undefined ? {} : { percent }),
});

const cases: readonly (readonly [what: string, events: readonly ReleaseEvent[], state: unknown])[] = [
  ['one release', [event('publish', 'a')], { current: 'a', before: [], canary: null }],
  ['two releases', [event('publish', 'a'), event('publish', 'b')], { current: 'b', before: ['a'], canary: null }],
  [
    'back to the first',
    [event('publish', 'a'), event('publish', 'b'), event('rollback', 'a')],
    { current: 'a', before: ['b'], canary: null },
  ],
  ['the same again', [event('publish', 'a'), event('publish', 'a')], { current: 'a', before: [], canary: null }],
  [
    'a canary',
    [event('publish', 'a'), event('canary', 'b', 10)],
    { current: 'a', before: [], canary: { id: 'b', percent: 10 } },
  ],
  [
    'a canary that ended',
    [event('publish', 'a'), event('canary', 'b', 10), event('canary', 'b', 0)],
    { current: 'a', before: [], canary: null },
  ],
  [
    'a canary for all',
    [event('publish', 'a'), event('canary', 'b', 10), event('promote', 'b')],
    { current: 'b', before: ['a'], canary: null },
  ],
];

test.each(cases)('%s', (_what, events, state) => {
  expect(liveReleases(events).get('chat')).toEqual(state);
});

test('a canary of a remote that was never published is nobody’s', () => {
  expect(liveReleases([event('canary', 'a', 10)]).get('chat')).toBeUndefined();
});

test('a release is kept by when visitors last got it, also one that only some got', () => {
  const at = (day: number, step: ReleaseEvent): ReleaseEvent => ({ ...step, at: `2026-11-0${day}T10:00:00Z` });
  const events = [
    at(1, event('publish', 'a')),
    at(2, event('canary', 'b', 10)),
    at(3, event('canary', 'b', 0)),
    at(4, event('publish', 'c')),
  ];
  expect([...servedUntil(events)]).toEqual([
    ['a', '2026-11-04T10:00:00Z'],
    ['b', '2026-11-03T10:00:00Z'],
  ]);
});

test('as many of a hundred visitors get the canary as its percentage says, always the same ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (percent) => {
      const live = { current: 'a', before: [], canary: { id: 'b', percent } };
      const given = Array.from({ length: 100 }, (_, bucket) => releaseFor(live, bucket));
      expect(given.filter((id) => id === 'b')).toHaveLength(percent);
      expect(given.slice(percent).every((id) => id === 'a')).toBe(true);
    }),
  );
});

test.each([
  [{ loads: 19, failures: 19 }, { loads: 1000, failures: 0 }, false],
  [{ loads: 20, failures: 2 }, { loads: 1000, failures: 0 }, false],
  [{ loads: 20, failures: 3 }, { loads: 1000, failures: 0 }, true],
  [{ loads: 100, failures: 8 }, { loads: 100, failures: 4 }, false],
  [{ loads: 100, failures: 10 }, { loads: 100, failures: 4 }, true],
  [{ loads: 40, failures: 10 }, { loads: 0, failures: 0 }, true],
])('a canary of %o beside %o errs more: %s', (canary, current, expected) => {
  expect(errsMore(canary, current)).toBe(expected);
});
