import { useMemo } from 'react';
import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import type { RemoteProps } from 'shared-contracts/remotes/remote-module';
import { liveAccounts, liveAdmin, liveSecurity } from 'shared-contracts/services/live/clients';
import type { Services } from 'shared-contracts/services/services';
import { withClients } from 'shared-contracts/services/with-clients';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { AdminRoutes } from './app/AdminRoutes';
import { Providers } from './app/Providers';

export const contractVersion = CONTRACT_VERSION;

const clients = (config: RuntimeConfig): Partial<Services> => ({
  accounts: liveAccounts(config),
  admin: liveAdmin(config),
  security: liveSecurity(config),
});

export function Remote({ host }: RemoteProps) {
  const own = useMemo(() => withClients(host, clients), [host]);
  return (
    <Providers host={own}>
      <AdminRoutes />
    </Providers>
  );
}
