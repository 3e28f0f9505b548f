import type { RemoteDescription } from './remote-description';
import type { RemoteName } from './remote-module';

/** One remote as `/remotes.json` lists it. */
export interface RegistryEntry extends Partial<Pick<RemoteDescription, 'frame' | 'pages' | 'links' | 'languages'>> {
  readonly name: RemoteName;
  /** Tells this build from all others of the remote; '' where nobody knows. */
  readonly id?: string;
  /** Address of `mf-manifest.json`, absolute or relative to the registry. */
  readonly manifest: string;
  readonly version: string;
  /** Set for staff who load another build than visitors: which one, such as `localhost:4001`. */
  readonly override?: string;
  /** The contract that it was built for, `major.minor`; '' where only its manifest knows. */
  readonly contractVersion?: string;
  /** `sha384-...` of the remote's entry: its code does not run when this does not fit. '' where it is not known. */
  readonly integrity?: string;
  /** Path patterns that this remote renders. */
  readonly routes: readonly string[];
  /** Files that the host may preload for a first visit: the remote's entry, its exposed chunk and its styles. */
  readonly preload: readonly string[];
  /** `sha384-...` of each file of `preload`, in the same order. */
  readonly preloadIntegrity?: readonly string[];
}

export interface RemoteRegistry {
  /** Tells the build of the host that a new visit gets from all others; '' where nobody knows. */
  readonly hostId?: string;
  readonly remotes: readonly RegistryEntry[];
}
