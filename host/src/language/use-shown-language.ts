import { useStore } from 'zustand';
import type { Language } from 'shared-contracts/calls/chat/types';
import { hasLocalAddress, languageOf } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { useLocation } from 'shared-contracts/router';
import { useShell } from '../app/shell-context';

/** The language of the page: a public page names it in its address, the chat follows the person, the back office is English. */
export function useShownLanguage(): Language {
  const { pathname } = useLocation();
  const preferred = useStore(useShell().language, (state) => state.language);
  return shownLanguage(pathname, preferred);
}

export function shownLanguage(pathname: string, preferred: Language): Language {
  if (hasLocalAddress(pathname)) return languageOf(pathname);
  return pathname.startsWith(paths.admin.path) ? 'en' : preferred;
}
