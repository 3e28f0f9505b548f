import { createRequire } from 'node:module';
import webpack from 'webpack';
import { pageRendererConfig } from '../../webpack.common.js';
import { inRoot } from '../lib/root.mjs';

/** Builds the host and one remote's pages for Node, with the same class names as in the browser, and gives what that exports. */
export async function bundlePageRenderer(workspace) {
  const folder = inRoot('.cache/prerender', workspace);
  const compiler = webpack(pageRendererConfig({ entry: inRoot('tools/prerender/entry.mjs'), folder, workspace }));
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close((problem) => (problem ? reject(problem) : resolve()));
    });
  });
  return createRequire(import.meta.url)(`${folder}/pages.cjs`);
}
