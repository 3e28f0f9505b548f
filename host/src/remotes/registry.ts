import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import { registryUrl } from '../boot/addresses';
import { fetchJson } from '../boot/fetch-json';
import type { RemoteFailure } from 'shared-contracts/remotes/load-result';

export type RegistryResult = { readonly state: 'fetched'; readonly registry: RemoteRegistry } | RemoteFailure;

/** The registry, fetched once; a failure is forgotten, so that the next call asks again. */
export function createRegistry(timeoutMs: number): () => Promise<RegistryResult> {
  let current: Promise<RegistryResult> | null = null;
  return () => (current ??= fetchRegistry(timeoutMs).then((result) => {
    if (result.state !== 'fetched') current = null;
    return result;
  }));
}

async function fetchRegistry(timeoutMs: number): Promise<RegistryResult> {
  const result = await fetchJson(registryUrl, timeoutMs);
  if (result.state !== 'fetched') return result;
  return isRegistry(result.value)
    ? { state: 'fetched', registry: result.value }
    : { state: 'evaluation', message: `${registryUrl} is not a registry` };
}

function isRegistry(value: unknown): value is RemoteRegistry {
  return typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);
}
