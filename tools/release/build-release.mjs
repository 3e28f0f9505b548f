import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeFolder, describeHost } from '../../api/src/releases/describe-folder.ts';
import { remoteDescriptionSchema } from '../../shared-contracts/src/remotes/description-schema.ts';
import { HOST, readRelease, releaseFolder } from '../../api/src/releases/release-folders.ts';
import { buildChanged } from '../build.mjs';
import { commitOfSources } from '../lib/commit.mjs';
import { writeFragments } from '../prerender/write-fragments.mjs';
import { inRoot } from '../lib/root.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { releasesDir } from './log.mjs';

/** Builds the host, whose pages are those of the remotes that are installed here, and lays it down in the same way. */
async function buildHostRelease() {
  await buildChanged({ only: [HOST] });
  return layDown(describeHost(inRoot('host/dist')), inRoot('host/dist'), commitOfSources());
}

/** Builds a remote from its sources and lays the result down as an immutable folder; the same build is laid down once. */
export async function buildRelease(remote) {
  if (remote === HOST) return buildHostRelease();
  const workspace = `remote-${remote}`;
  if (!existsSync(inRoot(workspace, 'src'))) throw new Sentence(`There is no folder ${workspace} to build from.`);
  await buildChanged({ only: [workspace], pages: false });
  await writeFragments(workspace);
  return layDown(describeFolder(remote, inRoot(workspace, 'dist')), inRoot(workspace, 'dist'), commitOfSources());
}

/** Lays down what another repository built; the remote's name is what it says of itself. */
export async function takeBuilt(dist) {
  const { metaData } = JSON.parse(await readFile(path.join(dist, 'mf-manifest.json'), 'utf8'));
  const description = remoteDescriptionSchema.safeParse(metaData?.remote);
  if (!description.success)
    throw new Sentence(`The build in ${dist} does not say which addresses it has: its manifest lacks a remote.json.`);
  return layDown(describeFolder(description.data.name, dist), dist, '');
}

async function layDown(described, dist, builtFrom) {
  const { remote } = described;
  const already = readRelease(releasesDir(), remote, described.id);
  if (already) return already;
  const release = { ...described, commit: builtFrom, builtAt: new Date().toISOString() };
  const folder = releaseFolder(releasesDir(), remote, release.id);
  const beside = `${folder}.new`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(dist, beside, { recursive: true });
  await writeFile(path.join(beside, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  // A folder that was cut off while it was copied has no release.json and gives way.
  await rm(folder, { recursive: true, force: true });
  await rename(beside, folder);
  return release;
}
