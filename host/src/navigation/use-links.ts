import type { RemoteLink } from 'shared-contracts/remotes/remote-description';
import { useHydrated } from 'shared-ui/dom/use-hydrated';
import { useShell } from '../app/shell-context';
import { useShownLanguage } from '../language/use-shown-language';
import { useRegistry } from '../remotes/RegistryProvider';
import { inLanguage } from './in-language';

export interface ShownLink {
  readonly label: string;
  readonly href: string;
  readonly role?: RemoteLink['role'];
}

/** The links of all remotes for one place of the navigation, in order. */
export function useLinks(place: RemoteLink['place']): readonly ShownLink[] {
  const { remotes } = useRegistry();
  const { drawn } = useShell();
  const isHydrated = useHydrated();
  const language = useShownLanguage();
  const links = drawn && !isHydrated ? drawn : remotes.flatMap(({ links: own = [] }) => own);
  return links
    .filter((link) => link.place === place)
    .sort((a, b) => a.order - b.order)
    .map(({ label, href, role }) => ({ label: inLanguage(label, language), href, role }));
}
