import { useStore } from 'zustand';
import type { Language } from 'shared-contracts/calls/chat/types';
import { hasLocalAddress, languageOf } from 'shared-contracts/language/local-paths';
import type { RegistryEntry } from 'shared-contracts/remotes/registry';
import { useLocation } from 'shared-contracts/router';
import { useShell } from '../app/shell-context';
import { remoteAt } from '../remotes/remote-at';
import { useRegistry } from '../remotes/RegistryProvider';

/** The language of the page: a public page names it in its address, every other follows the person as far as its remote can. */
export function useShownLanguage(): Language {
  const { pathname } = useLocation();
  const { remotes } = useRegistry();
  const preferred = useStore(useShell().language, (state) => state.language);
  return shownLanguage(pathname, preferred, remotes);
}

/** @param remotes none while it is not known which there are */
export function shownLanguage(pathname: string, preferred: Language, remotes: readonly RegistryEntry[]): Language {
  if (hasLocalAddress(pathname)) return languageOf(pathname);
  const [first = preferred, ...others] = remoteAt(pathname, { remotes })?.languages ?? [];
  return others.includes(preferred) ? preferred : first;
}
