import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadTypeScript } from '../lib/load-typescript.mjs';
import { inRoot } from '../lib/root.mjs';
import { describedRemotes, prerenderedWorkspaces } from '../lib/remotes.mjs';
import { bundlePageRenderer } from './bundle.mjs';
import { pageHtml, publicPaths } from './page-html.mjs';
import { readStyles, usedStyles } from './used-styles.mjs';

const dist = inRoot('host/dist');

const { DRAWN_LINKS } = await loadTypeScript(inRoot('host/src/navigation/drawn-links.ts'));

/** Puts every public page as a file of its own beside the host's empty page, which stays as `shell.html` for all other addresses. */
export async function writePages() {
  await keepShell();
  const shell = await readFile(path.join(dist, 'shell.html'), 'utf8');
  const { brand } = await loadTypeScript(inRoot('shared-contracts/src/brand.ts'));
  const written = [];
  for (const workspace of prerenderedWorkspaces()) {
    const styles = await readStyles(inRoot(workspace, 'dist'));
    const { renderPages } = await bundlePageRenderer(workspace);
    for (const page of await renderPages()) {
      const html = pageHtml(shell, { ...page, styles: usedStyles(styles, page.markup), siteName: brand.name });
      await writePage(html, page);
      written.push(page);
    }
  }
  await writeFile(path.join(dist, 'pages.json'), JSON.stringify(publicPaths(written)));
}

/**
 * A build of the host leaves its empty page as `index.html`; after an earlier run it is `shell.html` already. With it go the links that the
 * header and the footer of the pages are drawn with.
 */
async function keepShell() {
  const file = path.join(dist, 'shell.html');
  if (existsSync(file)) return;
  const links = JSON.stringify(describedRemotes().flatMap((remote) => remote.links)).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${DRAWN_LINKS}">${links}</script>`;
  const empty = await readFile(path.join(dist, 'index.html'), 'utf8');
  await writeFile(
    file,
    empty.replace('</head>', () => `${block}</head>`),
  );
}

/** The compressed copies of the page that stood there before are taken away: the server fills in the address, then compresses. */
async function writePage(html, page) {
  const file = path.join(dist, page.path, `index${page.variant}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
  await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })));
}
