import type { RemoteLink } from 'shared-contracts/remotes/remote-description';

/** The data block of a prerendered page with the links that its header and footer were drawn with. */
export const DRAWN_LINKS = 'drawn-links';

/**
 * The links that stand in a prerendered page; null in a page that begins empty. A remote that was released since may have others: the page
 * is brought to life as it was drawn, and gets them right afterwards.
 */
export function drawnLinks(): readonly RemoteLink[] | null {
  const block = document.getElementById(DRAWN_LINKS)?.textContent;
  return block ? (JSON.parse(block) as readonly RemoteLink[]) : null;
}
