import type { RemoteProps } from 'shared-contracts/remotes/remote-module';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { AdminRoutes } from './app/AdminRoutes';
import { Providers } from './app/Providers';

export const contractVersion = CONTRACT_VERSION;

export function Remote({ host }: RemoteProps) {
  return (
    <Providers host={host}>
      <AdminRoutes />
    </Providers>
  );
}
