import { lazy, Suspense } from 'react';
import { paths } from 'shared-contracts/paths';
import type { RemoteProps } from 'shared-contracts/remotes/remote-module';
import { Route, Routes } from 'shared-contracts/router';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { HostProvider } from './host/host-context';
import { ChatPage } from './workspace/ChatPage';

const SharedPage = lazy(() => import('./shared-page/SharedPage').then((module) => ({ default: module.SharedPage })));

export const contractVersion = CONTRACT_VERSION;

export function Remote({ host }: RemoteProps) {
  return (
    <HostProvider host={host}>
      <Suspense>
        <Routes>
          <Route path={paths.shared.path} element={<SharedPage />} />
          <Route path="*" element={<ChatPage />} />
        </Routes>
      </Suspense>
    </HostProvider>
  );
}
