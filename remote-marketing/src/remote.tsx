import type { RemoteProps } from 'shared-contracts/remotes/remote-module';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { HostContext } from './host-context';
import { Pages } from './Pages';

export const contractVersion = CONTRACT_VERSION;

export function Remote({ host }: RemoteProps) {
  return (
    <HostContext value={host}>
      <Pages />
    </HostContext>
  );
}
