import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { standInHost } from '../../../shared-contracts/src/host/stand-in-host';
import type { CoreRemoteProps } from '../../../shared-contracts/src/remotes/core-remote-module';

/** Shows a remote without the host, over a stand-in that keeps everything in memory: the page of its own dev server. */
export function renderStandalone(Remote: ComponentType<CoreRemoteProps>): void {
  const root = document.body.appendChild(document.createElement('main'));
  root.id = 'main';
  createRoot(root).render(
    <BrowserRouter>
      <Remote host={standInHost({ navigate: (href) => window.location.assign(href) })} />
    </BrowserRouter>,
  );
}
