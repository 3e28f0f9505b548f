import type { ReleaseOverview, ReleasedRemote } from 'shared-contracts/calls/admin/types';
import type { Queries } from '../platform/database/database';
import { countsSince, type ReleaseCount } from './release-counts';
import { readRelease } from './release-folders';
import { liveReleases, type LiveRelease, type ReleaseEvent } from './rules/live-releases';
import { watchedRelease } from './watched-release';

const SPAN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_STEPS = 200;

interface OverviewSources {
  readonly events: readonly ReleaseEvent[];
  readonly database: Queries;
  readonly releasesDir: string;
  /** Remotes that are listed also where nothing of them was published. */
  readonly remotes: readonly string[];
  readonly now: Date;
}

/** What is live, what was and what is being tried of every remote, with what browsers told of each in the last thirty days. */
export async function releaseOverview(sources: OverviewSources): Promise<ReleaseOverview> {
  const { events, database, releasesDir, remotes, now } = sources;
  const live = liveReleases(events);
  const counts = await countsSince(database, new Date(now.getTime() - SPAN_DAYS * DAY_MS).toISOString().slice(0, 10));
  return {
    remotes: [...new Set([...remotes, ...live.keys()])].map((remote) =>
      released(remote, live.get(remote), counts, releasesDir),
    ),
    history: events
      .slice(-SHOWN_STEPS)
      .reverse()
      .map(({ remote, action, id, percent, by, at, why }) => ({
        remote,
        action,
        id,
        percent: percent ?? null,
        by,
        at,
        why: why ?? '',
      })),
  };
}

function released(
  remote: string,
  state: LiveRelease | undefined,
  counts: readonly ReleaseCount[],
  releasesDir: string,
): ReleasedRemote {
  const read = (id: string) => readRelease(releasesDir, remote, id);
  const watch = (id: string) =>
    watchedRelease(
      id,
      read(id),
      counts.filter((count) => count.remote === remote && count.id === id),
    );
  const previous = state?.before.find((id) => read(id));
  return {
    remote,
    current: state ? watch(state.current) : null,
    previous: previous ? watch(previous) : null,
    canary: state?.canary ? { ...watch(state.canary.id), percent: state.canary.percent } : null,
  };
}
