import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { RemoteProps } from 'shared-contracts/remotes/remote-module';
import { memoryHost } from './memory-host';
import { standInChat } from './stand-in-chat';

/** Shows one remote without the host and without a server, over simulated services: the page of its own dev server. */
export function renderStandalone(Remote: ComponentType<RemoteProps>): void {
  const root = document.body.appendChild(document.createElement('div'));
  const host = memoryHost({
    navigate: (href) => window.location.assign(href),
    services: ({ chat }) => ({ chat: { ...chat, ...standInChat } }),
  });
  createRoot(root).render(
    <BrowserRouter>
      <Remote host={host} />
    </BrowserRouter>,
  );
}
