import { rm } from 'node:fs/promises';
import path from 'node:path';
import { builtReleases, releaseFolder } from '../../api/src/releases/release-folders.ts';
import { liveReleases, servedUntil } from '../../api/src/releases/rules/live-releases.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;

/**
 * Old releases stay for open tabs; weeks after the last visitor got one, no tab of it is open any more. The current one, the one before it
 * and a canary stay however old they are.
 * @param {{ dir: string, remote: string, events: readonly object[], now: number }} what the folder of releases, the whole list of events,
 *   and the time in milliseconds
 * @returns {Promise<string[]>} the ids that went
 */
export async function cleanReleases({ dir, remote, events, now }) {
  const own = events.filter((event) => event.remote === remote);
  const state = liveReleases(own).get(remote);
  if (!state) return [];
  const kept = new Set([state.current, state.canary?.id, state.before[0]]);
  const served = servedUntil(own);
  const since = now - KEPT_DAYS * DAY_MS;
  const old = builtReleases(dir, remote)
    .filter(({ id, builtAt }) => !kept.has(id) && Date.parse(served.get(id) ?? builtAt) < since)
    .map(({ id }) => id);
  for (const id of old) await rm(path.resolve(releaseFolder(dir, remote, id)), { recursive: true, force: true });
  return old;
}
