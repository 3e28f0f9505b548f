import type { Queries } from '../platform/database/database';
import { loadsOf } from './release-counts';
import type { ReleaseLog } from './release-log';
import { errsMore, liveReleases } from './rules/live-releases';

/** Takes a canary back that errs more than the release beside it. @returns whether it did */
export async function watchCanary(log: ReleaseLog, database: Queries, remote: string, now: Date): Promise<boolean> {
  const events = await log.read();
  const live = liveReleases(events).get(remote);
  if (!live?.canary) return false;
  const { id } = live.canary;
  const since = events.find((event) => event.action === 'canary' && event.id === id)?.at.slice(0, 10) ?? '';
  const [canary, current] = [
    await loadsOf(database, remote, id, since),
    await loadsOf(database, remote, live.current, since),
  ];
  if (!errsMore(canary, current)) return false;
  const why = `${canary.failures} of ${canary.loads} loads failed`;
  await log.append({ remote, action: 'canary', id, percent: 0, by: 'watch over canaries', at: now.toISOString(), why });
  return true;
}
