import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-contracts/router';
import { focusMain } from './focus-main';

/**
 * Moves the focus to the page's `main` after a navigation, as a browser does with a new document; the first page is left alone,
 * and so is a focus that the page itself has set.
 * @param shown whether the page's content is there yet
 */
export function useFocusOnNavigation(shown: boolean): void {
  const { pathname } = useLocation();
  const last = useRef(firstPath(pathname));
  useEffect(() => {
    if (!shown || last.current === pathname) return;
    last.current = pathname;
    visited = pathname;
    if (!document.activeElement?.closest('main, [role=dialog]')) focusMain();
  }, [pathname, shown]);
}

let visited: string | null = null;

function firstPath(pathname: string): string {
  return (visited ??= pathname);
}
