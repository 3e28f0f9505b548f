import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { AuthState } from 'shared-contracts/host/auth-state';
import type { LanguageState } from 'shared-contracts/language/language-state';
import type { RemoteLink } from 'shared-contracts/remotes/remote-description';
import type { HostApiSource } from '../boot/host-api-source';
import type { Navigator } from '../navigation/navigator';
import type { RemoteLoader } from '../remotes/loader';
import type { RegistrySource } from '../remotes/registry';

/** The host's own parts, made once at the start. */
export interface Shell {
  readonly auth: StoreApi<AuthState>;
  readonly language: StoreApi<LanguageState>;
  readonly hostApi: HostApiSource;
  readonly loader: RemoteLoader;
  readonly registry: RegistrySource;
  readonly navigator: Navigator;
  /** The links that the page was prerendered with; null where it began empty. */
  readonly drawn: readonly RemoteLink[] | null;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('A part of the host was rendered outside of it');
  return shell;
}
