import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { AuthState } from 'shared-contracts/host/auth-state';
import type { HostApi } from 'shared-contracts/host/host-api';

const HostContext = createContext<HostApi | null>(null);

export function HostProvider({ host, children }: { readonly host: HostApi; readonly children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The host where there is one: parts that are shown by themselves do without. */
export const useMaybeHost = (): HostApi | null => useContext(HostContext);

export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('This part of the page needs a HostProvider around it.');
  return host;
}

export function useAuth<T>(select: (auth: AuthState) => T): T {
  return useStore(useHost().auth, select);
}

export function useIsLive(): boolean {
  return useHost().config.services === 'live';
}
