import { lazy, Suspense, useMemo } from 'react';
import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import { paths } from 'shared-contracts/paths';
import type { RemoteProps } from 'shared-contracts/remotes/remote-module';
import { Route, Routes } from 'shared-contracts/router';
import {
  liveAccounts,
  liveBilling,
  liveChat,
  livePapers,
  livePlans,
  liveReminders,
} from 'shared-contracts/services/live/clients';
import type { Services } from 'shared-contracts/services/services';
import { withClients } from 'shared-contracts/services/with-clients';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { HostProvider } from './host/host-context';
import { ChatPage } from './workspace/ChatPage';

const SharedPage = lazy(() => import('./shared-page/SharedPage').then((module) => ({ default: module.SharedPage })));

export const contractVersion = CONTRACT_VERSION;

const clients = (config: RuntimeConfig): Partial<Services> => ({
  accounts: liveAccounts(config),
  billing: liveBilling(config),
  chat: liveChat(config),
  papers: livePapers(config),
  plans: livePlans(config),
  reminders: liveReminders(config),
});

export function Remote({ host }: RemoteProps) {
  const own = useMemo(() => withClients(host, clients), [host]);
  return (
    <HostProvider host={own}>
      <Suspense>
        <Routes>
          <Route path={paths.shared.path} element={<SharedPage />} />
          <Route path="*" element={<ChatPage />} />
        </Routes>
      </Suspense>
    </HostProvider>
  );
}
