import { renderPage } from '../../host/src/prerender/render-page.tsx';
import * as remote from '../../remote-marketing/src/remote.tsx';
import { sitePages } from '../../remote-marketing/src/seo/site-pages.ts';

/** Every public page with the markup that goes into the host's root element. */
export async function renderPages() {
  const pages = [];
  for (const page of sitePages) pages.push({ ...page, markup: await renderPage(page.path, remote) });
  return pages;
}
