import { brand } from 'shared-contracts/brand';
import type { Language } from 'shared-contracts/calls/chat/types';
import { withoutLanguage } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { matchesRoute } from 'shared-contracts/remotes/match-route';
import type { RegistryEntry } from 'shared-contracts/remotes/registry';
import { t } from '../messages';
import { inLanguage } from './in-language';

/** The document's title for an address, as the remote that shows it names its page. */
export function titleOf(pathname: string, remotes: readonly RegistryEntry[], language: Language): string {
  const title = ownTitle(pathname) ?? titleOfRemote(withoutLanguage(pathname), remotes, language);
  return title ? `${title} · ${brand.name}` : `${brand.name} · ${t(brand.tagline)}`;
}

const ownTitle = (pathname: string) => (pathname === paths.devMailbox.path ? t('Development mailbox') : undefined);

function titleOfRemote(pathname: string, remotes: readonly RegistryEntry[], language: Language): string | undefined {
  const page = remotes.flatMap(({ pages = [] }) => pages).find(({ path }) => matchesRoute(path, pathname));
  return page?.title && inLanguage(page.title, language);
}
