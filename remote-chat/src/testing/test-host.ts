import { createStore } from 'zustand/vanilla';
import type { SessionUser } from 'shared-contracts';
import type { AuthState } from 'shared-contracts/host/auth-state';
import type { HostApi } from 'shared-contracts/host/host-api';
import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import type { Services } from 'shared-contracts/services/services';
import { createSimulatedServices } from 'shared-contracts/services/simulated';
import { CONTRACT_VERSION } from 'shared-contracts/version';

export const asha: SessionUser = {
  id: 'user-1',
  email: 'asha@example.com',
  name: 'Asha',
  role: 'customer',
  profileComplete: true,
  plan: { slug: 'free', name: 'Free' },
};

interface TestHostOptions {
  readonly mode?: RuntimeConfig['services'];
  readonly user?: SessionUser | null;
  /** What takes the place of the simulated services. */
  readonly services?: Partial<Services>;
  readonly auth?: Partial<AuthState>;
}

/** A host over simulated services, some of which a test replaces. */
export function testHost({ mode = 'simulated', user = null, services = {}, auth = {} }: TestHostOptions = {}): HostApi {
  const config: RuntimeConfig = { services: mode, apiBaseUrl: '', contactFormUrl: '', siteUrl: 'https://law.example', features: { google: false, devMailbox: false } };
  return {
    contractVersion: CONTRACT_VERSION,
    config,
    auth: createStore<AuthState>((set) => ({
      isAuthenticated: user !== null,
      user,
      status: 'settled',
      login: (person) => set({ isAuthenticated: true, user: person }),
      logout: () => {
        set({ isAuthenticated: false, user: null });
        return Promise.resolve();
      },
      refresh: () => Promise.resolve(),
      ...auth,
    })),
    services: { ...createSimulatedServices(config), ...services },
    navigate: () => undefined,
    track: () => undefined,
  };
}
