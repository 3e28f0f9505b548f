import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { AuthState } from 'shared-contracts/host/auth-state';
import type { HostApiSource } from '../boot/host-api-source';
import type { Navigator } from '../navigation/navigator';
import type { RemoteLoader } from '../remotes/loader';

/** The host's own parts, made once at the start. */
export interface Shell {
  readonly auth: StoreApi<AuthState>;
  readonly hostApi: HostApiSource;
  readonly loader: RemoteLoader;
  readonly navigator: Navigator;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('A part of the host was rendered outside of it');
  return shell;
}
