/* global DESCRIBED_REMOTES */
import { pagesIn, remote } from 'prerendered-remote';
import { renderPage } from '../../host/src/prerender/render-page.tsx';
import { languages } from '../../shared-contracts/src/language/languages.ts';
import { matchesRoute } from '../../shared-contracts/src/remotes/match-route.ts';
import { routesOf } from '../../shared-contracts/src/remotes/remote-description.ts';

/** The header and the footer hold the links of all remotes, as their `remote.json` have them. */
const registry = {
  remotes: DESCRIBED_REMOTES.map((description) => ({ ...description, routes: routesOf(description.pages) })),
};

/** Every page that the remote wants rendered, in every language, with the markup that goes into the host's root element. */
export async function renderPages() {
  const pages = [];
  for (const language of languages) {
    for (const page of await pagesIn(language)) {
      // An address of several languages has its first page under its own name, the others beside it.
      const isFirst = pages.every(({ path }) => path !== page.path);
      pages.push({
        ...page,
        variant: isFirst ? '' : `.${language}`,
        frame: frameAt(page.path),
        markup: await renderPage(page.path, language, remote, registry),
      });
    }
  }
  return pages;
}

const frameAt = (path) =>
  registry.remotes.find(({ routes }) => routes.some((route) => matchesRoute(route, path)))?.frame ?? 'public';
