import { buildChanged } from '../tools/build.mjs';
import { prerenderedWorkspaces } from '../tools/lib/remotes.mjs';

/** Builds what one image holds. The host's pages are rendered from the remotes that bring pages, as in one process. */
const [workspace] = process.argv.slice(2);
await buildChanged({ only: workspace === 'host' ? ['host', ...prerenderedWorkspaces()] : [workspace] });
