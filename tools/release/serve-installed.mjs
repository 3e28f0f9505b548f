import path from 'node:path';
import { describeFolder } from '../../api/src/releases/describe-folder.ts';
import { HOST } from '../../api/src/releases/release-folders.ts';
import { remoteNames } from '../lib/remotes.mjs';
import { inRoot } from '../lib/root.mjs';
import { listed } from './listed.mjs';
import { layOutPrevious } from './previous.mjs';
import { serveTrial } from './trial-server.mjs';

/**
 * Serves the builds of this installation over stand-ins for the services, without a database: for tests of how they load. Prints where.
 * What is named on the command line, such as `host chat`, is that of the release before.
 */
const earlier = process.argv.slice(2);
const previous = earlier.length > 0 ? await layOutPrevious() : '';
const folderOf = (name, built) => (earlier.includes(name) ? path.join(previous, name) : inRoot(built, 'dist'));
const folders = Object.fromEntries(remoteNames().map((name) => [`/remotes/${name}`, folderOf(name, `remote-${name}`)]));
const remotes = Object.entries(folders).map(([base, folder]) => {
  const name = base.slice('/remotes/'.length);
  return listed(describeFolder(name, folder), base);
});
const host = folderOf(HOST, 'host');
const { url, stop } = await serveTrial({ host, registry: { remotes }, folders, pages: true });
process.once('SIGTERM', () => void stop());
console.log(url);
