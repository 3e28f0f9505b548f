import type { ComponentType } from 'react';
import type { HostApi } from '../host/host-api';

/** The names under which remotes are registered in `/remotes.json`. */
export type RemoteName = 'marketing' | 'chat' | 'admin';

export interface RemoteProps {
  readonly host: HostApi;
}

/** What a remote exposes as `./remote`. It renders the routes below the host's router that the registry gives it. */
export interface RemoteModule {
  readonly contractVersion: string;
  readonly Remote: ComponentType<RemoteProps>;
}
