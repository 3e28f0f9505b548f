/** Stands in the pages for the public address, which is known only where they are served. */
export const originPlaceholder = '__SITE_ORIGIN__';

/** A whole page: the host's own file with this page's head, styles and markup in it. */
export function pageHtml(shell, { path, title, description, markup, styles, siteName }) {
  const url = `${originPlaceholder}${path}`;
  const tags = [
    `<link rel="canonical" href="${url}" />`,
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:url', url),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<style>${styles}</style>`,
  ];
  return shell
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escape(description)}" />`)
    .replace('<meta property="og:image" content="', (tag) => `${tag}${originPlaceholder}`)
    .replace('</head>', () => `${tags.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}

const property = (name, content) => `<meta property="${name}" content="${escape(content)}" />`;
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
