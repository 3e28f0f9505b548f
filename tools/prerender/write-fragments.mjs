import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadTypeScript } from '../lib/load-typescript.mjs';
import { inRoot } from '../lib/root.mjs';
import { bundlePageRenderer } from './bundle.mjs';
import { fragmentOf, publicPaths } from './page-html.mjs';
import { readStyles, usedStyles } from './used-styles.mjs';

/**
 * Puts what a remote renders of its pages beside its built code, so that a release brings its pages with it. A remote without
 * `src/prerender` brings none.
 */
export async function writeFragments(workspace) {
  if (!existsSync(inRoot(workspace, 'src/prerender.ts'))) return;
  const dist = inRoot(workspace, 'dist');
  const styles = await readStyles(dist);
  const { brand } = await loadTypeScript(inRoot('shared-contracts/src/brand.ts'));
  const { renderPages } = await bundlePageRenderer(workspace);
  const pages = await renderPages();
  await rm(path.join(dist, 'pages'), { recursive: true, force: true });
  for (const page of pages) {
    const folder = path.join(dist, 'pages', page.path);
    const fragment = fragmentOf({ ...page, styles: usedStyles(styles, page.markup), siteName: brand.name });
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `page${page.variant}.json`), JSON.stringify(fragment));
  }
  await writeFile(path.join(dist, 'pages.json'), JSON.stringify(publicPaths(pages)));
}
