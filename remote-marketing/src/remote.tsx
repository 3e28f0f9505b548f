import { useMemo } from 'react';
import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import { languageOf } from 'shared-contracts/language/local-paths';
import { useLocation } from 'shared-contracts/router';
import type { RemoteProps } from 'shared-contracts/remotes/remote-module';
import { liveContact, livePapers, livePlans } from 'shared-contracts/services/live/clients';
import type { Services } from 'shared-contracts/services/services';
import { withClients } from 'shared-contracts/services/with-clients';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { MessagesGate } from 'shared-ui/messages/gate';
import { HostContext } from './host-context';
import { messages } from './messages';
import { Pages } from './Pages';

export const contractVersion = CONTRACT_VERSION;

const clients = (config: RuntimeConfig): Partial<Services> => ({
  contact: liveContact(config),
  papers: livePapers(config),
  plans: livePlans(config),
});

export function Remote({ host }: RemoteProps) {
  const own = useMemo(() => withClients(host, clients), [host]);
  return (
    <HostContext value={own}>
      <MessagesGate messages={messages} language={languageOf(useLocation().pathname)}>
        <Pages />
      </MessagesGate>
    </HostContext>
  );
}
