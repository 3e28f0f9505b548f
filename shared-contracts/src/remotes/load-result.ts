import type { RemoteModule } from './remote-module';

/** How loading a remote ends. Words for people are mapped from it elsewhere. */
export type RemoteLoadResult = { readonly state: 'ready'; readonly module: RemoteModule } | RemoteFailure;

export type RemoteFailure =
  | { readonly state: 'http'; readonly status: number }
  | { readonly state: 'network' }
  | { readonly state: 'timeout'; readonly afterMs: number }
  | { readonly state: 'evaluation'; readonly message: string }
  | { readonly state: 'incompatible'; readonly host: string; readonly remote: string }
  | { readonly state: 'missing-export' }
  /** What arrived is not what was published; it did not run. `file` is its name without its folder. */
  | { readonly state: 'tampered'; readonly file: string };
