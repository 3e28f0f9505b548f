import { createContext, useContext } from 'react';
import type { AdminService } from 'shared-contracts';
import type { HostApi } from 'shared-contracts/host/host-api';

export const HostContext = createContext<HostApi | null>(null);

export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('A screen of the back office stands outside its host.');
  return host;
}

export const useAdmin = (): AdminService => useHost().services.admin;

/** Whether the screens show the server's data, not the browser's samples. */
export const useLive = (): boolean => useHost().config.services === 'live';
