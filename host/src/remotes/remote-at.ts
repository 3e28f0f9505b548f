import { matchesRoute } from 'shared-contracts/remotes/match-route';
import type { RegistryEntry, RemoteRegistry } from 'shared-contracts/remotes/registry';

/** The remote that an address belongs to. */
export function remoteAt(pathname: string, { remotes }: RemoteRegistry): RegistryEntry | undefined {
  return remotes.find(({ routes }) => routes.some((route) => matchesRoute(route, pathname)));
}
