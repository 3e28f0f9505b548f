import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadTypeScript } from '../lib/load-typescript.mjs';
import { inRoot } from '../lib/root.mjs';
import { bundlePageRenderer } from './bundle.mjs';
import { pageHtml } from './page-html.mjs';
import { readStyles, usedStyles } from './used-styles.mjs';

const dist = inRoot('host/dist');

/** Puts every public page as a file of its own beside the host's empty page, which stays as `shell.html` for all other addresses. */
export async function writePages() {
  await keepShell();
  const shell = await readFile(path.join(dist, 'shell.html'), 'utf8');
  const styles = await readStyles(inRoot('remote-marketing/dist'));
  const { brand } = await loadTypeScript(inRoot('shared-contracts/src/brand.ts'));
  const { renderPages } = await bundlePageRenderer();
  const pages = await renderPages();
  await Promise.all(pages.map((page) => writePage(pageHtml(shell, { ...page, styles: usedStyles(styles, page.markup), siteName: brand.name }), page.path)));
  await writeFile(path.join(dist, 'pages.json'), JSON.stringify(pages.map((page) => page.path)));
}

/** A build of the host leaves its empty page as `index.html`; after an earlier run it is `shell.html` already. */
async function keepShell() {
  if (existsSync(path.join(dist, 'shell.html'))) return;
  for (const ending of ['', '.br', '.gz']) await copyFile(path.join(dist, `index.html${ending}`), path.join(dist, `shell.html${ending}`));
}

/** The compressed copies of the page that stood there before are taken away: the server fills in the address, then compresses. */
async function writePage(html, pagePath) {
  const file = path.join(dist, pagePath, 'index.html');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
  await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })));
}
