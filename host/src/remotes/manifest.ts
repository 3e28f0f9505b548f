import { satisfy } from '@module-federation/runtime';
import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import { CONTRACT_VERSION, isCompatibleContract } from 'shared-contracts/version';
import { fetchJson } from '../boot/fetch-json';

/** The version of a shared package that the page provides; undefined where it provides none. */
export type ProvidedVersion = (name: string) => string | undefined;

export interface CheckedManifest {
  readonly state: 'checked';
  readonly entry: string;
  readonly globalName: string;
}

interface ManifestData {
  readonly metaData: {
    readonly contractVersion?: string;
    readonly globalName: string;
    readonly remoteEntry: { readonly path?: string; readonly name: string };
  };
  readonly shared?: readonly { readonly name: string; readonly requiredVersion?: string }[];
}

/**
 * Reads a remote's manifest and refuses one of another contract, or one that needs another React than the page has; none of the remote's
 * code has run until then.
 */
export async function checkManifest(
  url: string,
  timeoutMs: number,
  provided: ProvidedVersion,
): Promise<CheckedManifest | RemoteFailure> {
  const result = await fetchJson(url, timeoutMs);
  if (result.state !== 'fetched') return result;
  if (!isManifest(result.value)) return { state: 'evaluation', message: `${url} is not a manifest` };
  const { contractVersion = '', globalName, remoteEntry } = result.value.metaData;
  if (!isCompatibleContract(CONTRACT_VERSION, contractVersion)) {
    return { state: 'incompatible', host: CONTRACT_VERSION, remote: contractVersion };
  }
  for (const { name, requiredVersion } of result.value.shared ?? []) {
    const version = provided(name);
    if (version && requiredVersion && !satisfy(version, requiredVersion))
      return { state: 'incompatible', host: `${name} ${version}`, remote: `${name} ${requiredVersion}` };
  }
  return { state: 'checked', globalName, entry: new URL((remoteEntry.path ?? '') + remoteEntry.name, url).href };
}

function isManifest(value: unknown): value is ManifestData {
  const { metaData, shared = [] } = (value ?? {}) as Partial<ManifestData>;
  const named = [metaData?.globalName, metaData?.remoteEntry?.name];
  return named.every((text) => typeof text === 'string') && Array.isArray(shared);
}
