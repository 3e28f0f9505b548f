import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import { CONTRACT_VERSION, isCompatibleContract } from 'shared-contracts/version';
import { fetchJson } from '../boot/fetch-json';

export interface CheckedManifest {
  readonly state: 'checked';
  readonly entry: string;
  readonly globalName: string;
}

interface ManifestData {
  readonly metaData: {
    readonly contractVersion?: string;
    readonly globalName: string;
    readonly remoteEntry: { readonly path: string; readonly name: string };
  };
}

/** Reads a remote's manifest and refuses one of another contract; none of the remote's code has run until then. */
export async function checkManifest(url: string, timeoutMs: number): Promise<CheckedManifest | RemoteFailure> {
  const result = await fetchJson(url, timeoutMs);
  if (result.state !== 'fetched') return result;
  if (!isManifest(result.value)) return { state: 'evaluation', message: `${url} is not a manifest` };
  const { contractVersion = '', globalName, remoteEntry } = result.value.metaData;
  if (!isCompatibleContract(CONTRACT_VERSION, contractVersion)) {
    return { state: 'incompatible', host: CONTRACT_VERSION, remote: contractVersion };
  }
  return { state: 'checked', globalName, entry: new URL(remoteEntry.path + remoteEntry.name, url).href };
}

function isManifest(value: unknown): value is ManifestData {
  const metaData = (value as Partial<ManifestData> | null)?.metaData;
  return typeof metaData?.globalName === 'string' && typeof metaData.remoteEntry?.name === 'string';
}
