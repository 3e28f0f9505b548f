import type { ReleaseOverview, WatchedRelease } from 'shared-contracts';
import { CONTRACT_VERSION } from 'shared-contracts/version';

const watched = (id: string, builtAt: string, loads: number, failures: number): WatchedRelease => ({
  id,
  commit: '',
  builtAt,
  contractVersion: CONTRACT_VERSION,
  loads,
  failures,
  vitals: [{ measure: 'LCP', good: Math.round(loads * 0.8), middling: Math.round(loads * 0.15), poor: 0 }],
});

/** Releases as they would look on a normal day: the chat tries a new one. @param day gives the day so many days ago */
export function sampleReleases(day: (daysAgo: number) => string): ReleaseOverview {
  const at = (daysAgo: number) => `${day(daysAgo)}T06:30:00.000Z`;
  const step = { by: 'admin@example.com', percent: null, why: '' };
  return {
    remotes: [
      {
        remote: 'marketing',
        current: watched('5a1c0e9b7d20', at(6), 5120, 4),
        previous: watched('93d4f1a8c6b7', at(20), 18840, 15),
        canary: null,
      },
      {
        remote: 'chat',
        current: watched('b07e62f4d185', at(4), 3980, 6),
        previous: watched('2f9a7c31e460', at(13), 9120, 11),
        canary: { ...watched('c48d15e0a9f3', at(0), 210, 1), percent: 10 },
      },
      { remote: 'admin', current: null, previous: null, canary: null },
    ],
    history: [
      { ...step, remote: 'chat', action: 'canary', id: 'c48d15e0a9f3', percent: 10, at: at(0) },
      { ...step, remote: 'chat', action: 'publish', id: 'b07e62f4d185', at: at(4) },
      { ...step, remote: 'marketing', action: 'publish', id: '5a1c0e9b7d20', at: at(6) },
    ],
  };
}
