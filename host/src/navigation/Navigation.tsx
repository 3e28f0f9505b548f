import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useLocation, useNavigate } from 'shared-contracts/router';
import { useShell } from '../app/shell-context';
import { titleOf } from './page-titles';

/** What a navigation does besides showing another page: the title, the scroll position, and the host's own `navigate`. */
export function Navigation() {
  const { navigator } = useShell();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const type = useNavigationType();

  useEffect(() => navigator.connect((href) => void navigate(href)), [navigator, navigate]);

  useLayoutEffect(() => {
    document.title = titleOf(pathname);
  }, [pathname]);

  useLayoutEffect(() => {
    if (type !== NavigationType.Pop && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, type]);

  return null;
}
