import type { ComponentType } from 'react';
import type { HostCore } from '../host/host-core';

/** The name under which a remote is registered in `/remotes.json`: a word in lower case. */
export type RemoteName = string;

export interface CoreRemoteProps {
  readonly host: HostCore;
}

/** What a remote exposes as `./remote`. It renders the routes below the host's router that the registry gives it. */
export interface CoreRemoteModule {
  readonly contractVersion: string;
  readonly Remote: ComponentType<CoreRemoteProps>;
}
