import { loadTypeScript } from '../lib/load-typescript.mjs';
import { inRoot } from '../lib/root.mjs';

const { escapeHtml, fillPage, insideMain, ORIGIN_PLACEHOLDER } = await loadTypeScript(
  inRoot('api/src/platform/web/fill-page.ts'),
);

/** A whole page: the host's own file with this page's head, styles and markup in it. */
export const pageHtml = (shell, page) => fillPage(shell, { ...page, head: headOf(page) }, page.markup);

/** What a release keeps of a page, so that any host can put its own frame around it. */
export function fragmentOf(page) {
  const { language, title, description, markup, frame } = page;
  const content = frame === 'bare' ? markup : insideMain(markup);
  return {
    language,
    title,
    description,
    head: headOf(page),
    markup: content,
    frame,
  };
}

/** The pages that search engines are told of. */
export const publicPaths = (pages) => pages.filter(({ frame }) => frame === 'public').map(({ path }) => path);

/** The elements that a page adds to the head. */
function headOf({ path, alternates, title, description, styles, siteName }) {
  const url = `${ORIGIN_PLACEHOLDER}${path}`;
  return [
    `<link rel="canonical" href="${url}" />`,
    ...alternates.map(([other, address]) => alternate(other, address)),
    ...alternates.slice(0, 1).map(([, address]) => alternate('x-default', address)),
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:url', url),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<style>${styles}</style>`,
  ].join('');
}

const alternate = (language, path) =>
  `<link rel="alternate" hreflang="${language}" href="${ORIGIN_PLACEHOLDER}${path}" />`;
const property = (name, content) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
