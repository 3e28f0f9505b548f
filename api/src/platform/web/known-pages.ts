import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutLanguage } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { matchesRoute } from 'shared-contracts/remotes/match-route';
import type { RegistryEntry } from 'shared-contracts/remotes/registry';
import * as z from 'zod';

const pagesFile = z.array(z.string());

/**
 * Whether the product has a page at an address; another one is answered with 404, so that no search engine keeps it.
 * @param remotes as the registry lists them
 * @param folders those of the host's build and of releases, which may list their public pages; without a list every page of a kind counts
 * @param isListed whether a page of a kind has to be in a list: for a front that has the pages themselves and asks for the others
 */
export function isKnownPage(
  address: string,
  remotes: readonly RegistryEntry[],
  folders: readonly string[],
  isListed = false,
): boolean {
  const path = withoutLanguage(address.replace(/(?<=.)\/$/, ''));
  if (path === paths.devMailbox.path) return true;
  const shown = remotes.find((remote) => patternsOf(remote).some((pattern) => matchesRoute(pattern, path)));
  const pattern = shown && patternsOf(shown).find((one) => matchesRoute(one, path));
  if (!pattern || shown.frame !== 'public' || !pattern.includes(':')) return pattern !== undefined;
  const ofKind = folders.flatMap(listedIn).filter((page) => matchesRoute(pattern, page));
  return (ofKind.length === 0 && !isListed) || ofKind.includes(path);
}

const patternsOf = ({ pages, routes }: RegistryEntry): readonly string[] => pages?.map((page) => page.path) ?? routes;

function listedIn(folder: string): readonly string[] {
  const file = join(folder, 'pages.json');
  return existsSync(file) ? pagesFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
