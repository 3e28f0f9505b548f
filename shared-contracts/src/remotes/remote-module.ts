import type { ComponentType } from 'react';
import type { HostApi } from '../host/host-api';

export type { RemoteName } from './core-remote-module';

/** What a remote of this repository gets: also the services of the page. */
export interface RemoteProps {
  readonly host: HostApi;
}

/** What a remote of this repository exposes as `./remote`; see `CoreRemoteModule`. */
export interface RemoteModule {
  readonly contractVersion: string;
  readonly Remote: ComponentType<RemoteProps>;
}
