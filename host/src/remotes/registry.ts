import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import type { RemoteName } from 'shared-contracts/remotes/remote-module';
import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import { registryUrl } from '../boot/addresses';
import { fetchJson } from '../boot/fetch-json';

export type RegistryResult = { readonly state: 'fetched'; readonly registry: RemoteRegistry } | RemoteFailure;

/** What the host learns of the remotes: their addresses, titles, links and builds. */
export interface RegistrySource {
  /** The registry when it is there already. */
  current(): RemoteRegistry | null;
  /** The registry, fetched once; a failure is forgotten, so that the next call asks again. */
  get(): Promise<RegistryResult>;
  /** What a new visit would get now; null where that cannot be had. The page goes on with what it has. */
  look(): Promise<RemoteRegistry | null>;
  /** Takes over what a new visit would get of one remote: a bad release may have been taken back by now. The others stay as they are. */
  renew(name: RemoteName): Promise<void>;
}

export function createRegistry(timeoutMs: number): RegistrySource {
  let known: RemoteRegistry | null = null;
  let pending: Promise<RegistryResult> | null = null;
  const look = async () => {
    const result = await fetchJson(registryUrl, timeoutMs);
    return result.state === 'fetched' && isRegistry(result.value) ? result.value : null;
  };
  return {
    current: () => known,
    get: () =>
      (pending ??= fetchRegistry(timeoutMs).then((result) => {
        if (result.state === 'fetched') known = result.registry;
        else pending = null;
        return result;
      })),
    look,
    async renew(name) {
      const entry = (await look())?.remotes.find((remote) => remote.name === name);
      if (!entry || !known) return;
      known = { ...known, remotes: known.remotes.map((remote) => (remote.name === name ? entry : remote)) };
      pending = Promise.resolve({ state: 'fetched', registry: known });
    },
  };
}

async function fetchRegistry(timeoutMs: number): Promise<RegistryResult> {
  const result = await fetchJson(registryUrl, timeoutMs);
  if (result.state === 'fetched' && isRegistry(result.value)) {
    keep(result.value);
    return { state: 'fetched', registry: result.value };
  }
  const kept = lastGood();
  if (kept) return { state: 'fetched', registry: kept };
  return result.state === 'fetched' ? { state: 'evaluation', message: `${registryUrl} is not a registry` } : result;
}

function isRegistry(value: unknown): value is RemoteRegistry {
  return typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);
}

const KEPT = 'registry';

/** Releases are kept for weeks on the server, so that the last registry that came through still leads to working code. */
function keep(registry: RemoteRegistry): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(registry));
  } catch {
    // A browser that keeps nothing goes without.
  }
}

function lastGood(): RemoteRegistry | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return isRegistry(kept) ? kept : null;
  } catch {
    return null;
  }
}
