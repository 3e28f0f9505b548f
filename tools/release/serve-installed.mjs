import { describeFolder } from '../../api/src/releases/describe-folder.ts';
import { remoteNames } from '../lib/remotes.mjs';
import { inRoot } from '../lib/root.mjs';
import { listed } from './listed.mjs';
import { serveTrial } from './trial-server.mjs';

/** Serves the builds of this installation over stand-ins for the services, without a database: for tests of how they load. Prints where. */
const folders = Object.fromEntries(remoteNames().map((name) => [`/remotes/${name}`, inRoot(`remote-${name}`, 'dist')]));
const remotes = Object.entries(folders).map(([base, folder]) => {
  const name = base.slice('/remotes/'.length);
  return listed(describeFolder(name, folder), base);
});
const { url, stop } = await serveTrial({ host: inRoot('host/dist'), registry: { remotes }, folders, pages: true });
process.once('SIGTERM', () => void stop());
console.log(url);
