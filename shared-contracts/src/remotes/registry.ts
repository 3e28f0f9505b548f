import type { RemoteName } from './remote-module';

/** One remote as `/remotes.json` lists it. */
export interface RegistryEntry {
  readonly name: RemoteName;
  /** Address of `mf-manifest.json`, absolute or relative to the registry. */
  readonly manifest: string;
  readonly version: string;
  /** Path patterns that this remote renders. */
  readonly routes: readonly string[];
  /** Files that the host may preload for a first visit: the remote's entry, its exposed chunk and its styles. */
  readonly preload: readonly string[];
}

export interface RemoteRegistry {
  readonly remotes: readonly RegistryEntry[];
}
