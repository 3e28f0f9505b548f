import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { RemoteProps } from 'shared-contracts/remotes/remote-module';
import { memoryHost } from './memory-host';

/** Shows one remote without the host, over simulated services: the page of its own dev server. */
export function renderStandalone(Remote: ComponentType<RemoteProps>): void {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <BrowserRouter>
      <Remote host={memoryHost({ navigate: (href) => window.location.assign(href) })} />
    </BrowserRouter>,
  );
}
