import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createStore } from 'zustand/vanilla';
import type { AuthState } from '../host/auth-state';
import type { HostApi } from '../host/host-api';
import type { RuntimeConfig } from '../host/runtime-config';
import type { RemoteProps } from '../remotes/remote-module';
import { createSimulatedServices } from '../services/simulated';
import { CONTRACT_VERSION } from '../version';

const config: RuntimeConfig = {
  services: 'simulated',
  apiBaseUrl: '',
  contactFormUrl: '',
  siteUrl: '',
  features: { google: false, devMailbox: false },
};

/** Shows one remote without the host, over simulated services: the page of its own dev server. */
export function renderStandalone(Remote: ComponentType<RemoteProps>): void {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <BrowserRouter>
      <Remote host={standaloneHost()} />
    </BrowserRouter>,
  );
}

function standaloneHost(): HostApi {
  return {
    contractVersion: CONTRACT_VERSION,
    config,
    auth: createStore<AuthState>((set) => ({
      isAuthenticated: false,
      user: null,
      status: 'settled',
      login: (user) => set({ isAuthenticated: true, user }),
      logout: async () => set({ isAuthenticated: false, user: null }),
      refresh: async () => undefined,
    })),
    services: createSimulatedServices(config),
    navigate: (href) => window.location.assign(href),
    track: () => undefined,
  };
}
