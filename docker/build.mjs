import { writeFile } from 'node:fs/promises';
import { describeFolder, describeHost } from '../api/src/releases/describe-folder.ts';
import { buildChanged } from '../tools/build.mjs';
import { commitOfSources } from '../tools/lib/commit.mjs';
import { prerenderedWorkspaces } from '../tools/lib/remotes.mjs';
import { inRoot } from '../tools/lib/root.mjs';

/**
 * Builds what one image holds. The host's pages are rendered from the remotes that bring pages, as in one process. Each says of itself what a
 * release says: the API, which has no builds, lists a remote's files for preloading and tells open tabs of another host.
 */
const [workspace] = process.argv.slice(2);
await buildChanged({ only: workspace === 'host' ? ['host', ...prerenderedWorkspaces()] : [workspace] });
const dist = inRoot(workspace, 'dist');
const described = workspace === 'host' ? describeHost(dist) : describeFolder(workspace.replace('remote-', ''), dist);
const release = { ...described, commit: commitOfSources(), builtAt: new Date().toISOString() };
await writeFile(`${dist}/release.json`, JSON.stringify(release));
