import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useLocation, useNavigate } from 'shared-contracts/router';
import { useShell } from '../app/shell-context';
import { useShownLanguage } from '../language/use-shown-language';
import { useRegistry } from '../remotes/RegistryProvider';
import { titleOf } from './page-titles';

/** What a navigation does besides showing another page: the title, the scroll position, and the host's own `navigate`. */
export function Navigation() {
  const { navigator } = useShell();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const language = useShownLanguage();
  const type = useNavigationType();
  const { view, remotes } = useRegistry();
  const isKnown = view.state === 'fetched';

  useEffect(() => navigator.connect((href) => void navigate(href)), [navigator, navigate]);

  useLayoutEffect(() => {
    // A page that was prerendered has its title already.
    if (isKnown) document.title = titleOf(pathname, remotes, language);
  }, [pathname, language, remotes, isKnown]);

  useLayoutEffect(() => {
    if (type !== NavigationType.Pop && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, type]);

  return null;
}
