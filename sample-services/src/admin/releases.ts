import type { ReleasedRemote, ReleaseSwitch } from 'shared-contracts';
import type { AdminService } from 'shared-contracts/services/services';
import { ServiceError } from 'shared-contracts/services/service-error';
import { sampleReleases } from './samples/releases';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Releases on sample data; nothing is really switched. */
export function createSimulatedReleases(today: string): Pick<AdminService, 'releases' | 'switchRelease'> {
  let overview = sampleReleases((daysAgo) => new Date(Date.parse(today) - daysAgo * DAY_MS).toISOString().slice(0, 10));
  return {
    releases: () => Promise.resolve(overview),
    switchRelease: async ({ params, body }) => {
      const now = overview.remotes.find(({ remote }) => remote === params.remote);
      const next = now && switched(now, body);
      if (!next)
        throw new ServiceError('The releases of this part have changed. Look at them again, then decide.', 409);
      const action = body.action === 'end-canary' ? 'canary' : body.action;
      const step = { remote: params.remote, action, id: body.id, by: 'admin@example.com', why: '' } as const;
      overview = {
        remotes: overview.remotes.map((remote) => (remote === now ? next : remote)),
        history: [
          { ...step, percent: action === 'canary' ? 0 : null, at: new Date().toISOString() },
          ...overview.history,
        ],
      };
      return overview;
    },
  };
}

function switched(now: ReleasedRemote, { action, id }: ReleaseSwitch): ReleasedRemote | undefined {
  if (action === 'rollback')
    return now.previous?.id === id ? { ...now, current: now.previous, previous: now.current, canary: null } : undefined;
  if (now.canary?.id !== id) return undefined;
  return action === 'promote'
    ? { ...now, current: now.canary, previous: now.current, canary: null }
    : { ...now, canary: null };
}
