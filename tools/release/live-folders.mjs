import { existsSync } from 'node:fs';
import { describeFolder, describeHost } from '../../api/src/releases/describe-folder.ts';
import { HOST, readRelease, releaseFolder } from '../../api/src/releases/release-folders.ts';
import { remoteNames } from '../lib/remotes.mjs';
import { inRoot } from '../lib/root.mjs';
import { releasesDir } from './log.mjs';

/**
 * The host that visitors get, and the one before it where there was one.
 * @param {ReadonlyMap<string, { current: string, canary: { id: string } | null, before: string[] }>} live what visitors get
 * @returns {{ release: object, folder: string }[]}
 */
export function liveHosts(live) {
  const state = live.get(HOST);
  const published = state ? [state.current, ...state.before.slice(0, 1)].flatMap((id) => laidDown(HOST, id)) : [];
  if (published.length > 0) return published;
  const folder = inRoot('host/dist');
  return [{ release: describeHost(folder), folder }];
}

/**
 * What visitors get of every remote.
 * @param {(state: object) => string | undefined} idOf which release of what is published: that of all visitors, or of those few who try a
 *   canary
 */
export function liveRemotes(live, idOf) {
  const names = new Set([...remoteNames(), ...live.keys()]);
  names.delete(HOST);
  return [...names].flatMap((name) => {
    const state = live.get(name);
    if (state) return idOf(state) ? laidDown(name, idOf(state)) : [];
    const folder = inRoot(`remote-${name}`, 'dist');
    return existsSync(folder) ? [{ release: describeFolder(name, folder), folder }] : [];
  });
}

export const folderOf = ({ remote, id }) => releaseFolder(releasesDir(), remote, id);

function laidDown(name, id) {
  const release = readRelease(releasesDir(), name, id);
  return release ? [{ release, folder: folderOf(release) }] : [];
}
