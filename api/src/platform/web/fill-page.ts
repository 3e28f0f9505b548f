/** One page as its remote rendered it while it was built. */
export interface PageFragment {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Elements for the page's head: its address in each language, previews, the styles of what is seen first. */
  readonly head: string;
  /** What stands inside the host's `main`, or in the whole page where the remote fills it. */
  readonly markup: string;
  readonly frame: 'public' | 'bare';
}

/** What surrounds a page's content in the host: header and footer, without the content itself. */
export interface Frame {
  readonly before: string;
  readonly after: string;
}

const ROOT = '<div id="root">';
/** The picture beside a link; the host's page names that of each language. */
const PREVIEW = /<meta\s+property="og:image"[^>]*>/;
const MAIN = /<main id="main"[^>]*>/;

/**
 * A whole page: the host's own empty page with a fragment's head and content in it. A page without the host's frame is a shell: what a
 * remote draws before it knows the person, and replaces once its code is there.
 * @param body the content with its frame
 */
export function fillPage(shell: string, fragment: Omit<PageFragment, 'markup'>, body: string): string {
  const { language, title, description, head, frame } = fragment;
  const root = frame === 'bare' ? '<div id="root" data-shell>' : ROOT;
  return shell
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escapeHtml(description)}" />`)
    .replace(PREVIEW, (tag) => previewIn(tag, language))
    .replace('</head>', () => `${head}</head>`)
    .replace(`${ROOT}</div>`, () => `${root}${body}</div>`);
}

function previewIn(tag: string, language: string): string {
  const own = new RegExp(`data-${language}="([^"]*)"`).exec(tag)?.[1];
  return tag.replace(
    / content="([^"]*)"/,
    (_all, english: string) => ` content="${ORIGIN_PLACEHOLDER}${own ?? english}"`,
  );
}

/** Stands in the pages for the public address, which is known only where they are served. */
export const ORIGIN_PLACEHOLDER = '__SITE_ORIGIN__';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The content of `main` in a rendered page; undefined where there is no such element. */
export function insideMain(markup: string): string | undefined {
  const open = MAIN.exec(markup);
  const close = markup.lastIndexOf('</main>');
  return open && close > open.index ? markup.slice(open.index + open[0].length, close) : undefined;
}

/** The frame of a prerendered page of the host; undefined where it has none. */
export function frameOf(page: string): Frame | undefined {
  const start = page.indexOf(ROOT);
  const root = page.slice(start + ROOT.length, page.lastIndexOf('</div>', page.indexOf('</body>')));
  const open = MAIN.exec(root);
  const close = root.lastIndexOf('</main>');
  if (start < 0 || !open || close < open.index) return undefined;
  return { before: root.slice(0, open.index + open[0].length), after: root.slice(close) };
}

/** The same frame with no link marked as the one of the page shown. */
export const ofNoPage = ({ before, after }: Frame): Frame => ({ before: unmarked(before), after: unmarked(after) });

const unmarked = (markup: string) => markup.replaceAll(' aria-current="page"', '').replace(/ active"/g, '"');
