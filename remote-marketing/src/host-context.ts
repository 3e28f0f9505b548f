import { createContext, useContext } from 'react';
import type { HostApi } from 'shared-contracts/host/host-api';

export const HostContext = createContext<HostApi | null>(null);

/** What the host gave to this remote. */
export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('A page of the public site was shown without its host');
  return host;
}
