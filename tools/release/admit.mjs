import { existsSync } from 'node:fs';
import { HOST } from '../../api/src/releases/release-folders.ts';
import { buildChanged } from '../build.mjs';
import { inRoot } from '../lib/root.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { folderOf, liveHosts, liveRemotes } from './live-folders.mjs';
import { refuseMisfit } from './refuse-misfit.mjs';
import { tryTogether } from './try-in-browser.mjs';

/**
 * Nothing reaches visitors that would not run there: a remote is tried in the live host and in the one before it, a host with every live
 * remote.
 * @param {ReadonlyMap<string, { current: string, canary: { id: string } | null, before: string[] }>} live what visitors get
 */
export async function admit(release, live) {
  if (release.remote === HOST) return admitHost(release, live);
  // In a fresh clone nothing is built yet, and the line after `build` is `publish`.
  if (!live.has(HOST) && !existsSync(inRoot('host/dist/index.html')))
    await buildChanged({ only: [HOST], pages: false });
  const [current, ...previous] = liveHosts(live);
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

const nameOf = ({ remote, id }) => `${remote} ${id}`;
