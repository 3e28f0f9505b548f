import { existsSync } from 'node:fs';
import { describeFolder, describeHost } from '../../api/src/releases/describe-folder.ts';
import { HOST, readRelease, releaseFolder } from '../../api/src/releases/release-folders.ts';
import { remoteNames } from '../lib/remotes.mjs';
import { inRoot } from '../lib/root.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { releasesDir } from './log.mjs';
import { refuseMisfit } from './refuse-misfit.mjs';
import { tryTogether } from './try-in-browser.mjs';

/**
 * Nothing reaches visitors that would not run there: a remote is tried in the live host and in the one before it, a host with every live
 * remote.
 * @param {ReadonlyMap<string, { current: string, canary: { id: string } | null, before: string[] }>} live what visitors get
 */
export async function admit(release, live) {
  if (release.remote === HOST) return admitHost(release, live);
  const [current, ...previous] = hosts(live);
  await refuseMisfit(release, current.release.contractVersion);
  const candidate = { release, folder: folderOf(release) };
  const [found] = await tryTogether({ host: current.folder, remotes: [candidate] });
  if (found) throw new Sentence(`${nameOf(release)} does not run in this host: ${found.problem}. Nobody got it.`);
  for (const { release: host, folder } of previous) {
    const [earlier] = await tryTogether({ host: folder, remotes: [candidate] });
    // A page that is still open in an earlier host may ask for a reload; it must not break.
    if (earlier && !earlier.problem.includes('"incompatible"'))
      throw new Sentence(
        `${nameOf(release)} breaks pages of the earlier ${nameOf(host)}: ${earlier.problem}. Nobody got it.`,
      );
  }
}

async function admitHost(release, live) {
  const ofAll = (state) => state.current;
  const ofSome = (state) => state.canary?.id;
  for (const remotes of [liveRemotes(live, ofAll), liveRemotes(live, ofSome)]) {
    for (const remote of remotes) await refuseMisfit(remote.release, release.contractVersion);
    const [found] = remotes.length > 0 ? await tryTogether({ host: folderOf(release), remotes }) : [];
    if (found)
      throw new Sentence(
        `${nameOf(release)} does not run with ${found.remote} ${found.id}: ${found.problem}. Nobody got it.`,
      );
  }
}

/** The host that visitors get, and the one before it where there was one. */
function hosts(live) {
  const state = live.get(HOST);
  const published = state ? [state.current, ...state.before.slice(0, 1)].flatMap((id) => laidDown(HOST, id)) : [];
  if (published.length > 0) return published;
  const folder = inRoot('host/dist');
  return [{ release: describeHost(folder), folder }];
}

/** What visitors get of every remote: all of them, or those few who try a canary. */
function liveRemotes(live, idOf) {
  const names = new Set([...remoteNames(), ...live.keys()]);
  names.delete(HOST);
  return [...names].flatMap((name) => {
    const state = live.get(name);
    if (state) return idOf(state) ? laidDown(name, idOf(state)) : [];
    const folder = inRoot(`remote-${name}`, 'dist');
    return existsSync(folder) ? [{ release: describeFolder(name, folder), folder }] : [];
  });
}

function laidDown(name, id) {
  const release = readRelease(releasesDir(), name, id);
  return release ? [{ release, folder: folderOf(release) }] : [];
}

const nameOf = ({ remote, id }) => `${remote} ${id}`;
const folderOf = ({ remote, id }) => releaseFolder(releasesDir(), remote, id);
