import { createStore } from 'zustand/vanilla';
import type { AuthState } from '../host/auth-state';
import type { HostApi } from '../host/host-api';
import type { RuntimeConfig } from '../host/runtime-config';
import type { Services } from '../services/services';
import { createSimulatedServices } from '../services/simulated';
import type { SessionUser } from '../index';
import { CONTRACT_VERSION } from '../version';

/** What a host without a server and without a page around it begins with; everything has a default. */
export interface MemoryHostOptions {
  readonly mode?: RuntimeConfig['services'];
  readonly siteUrl?: string;
  readonly user?: SessionUser | null;
  readonly auth?: Partial<AuthState>;
  /** What takes the place of some of the simulated services. */
  readonly services?: (simulated: Services) => Partial<Services>;
  readonly navigate?: HostApi['navigate'];
}

/** A host over simulated services that keeps everything in memory: for a remote's own dev server and for its tests. */
export function memoryHost({ mode = 'simulated', siteUrl = '', user = null, auth = {}, services, navigate = () => undefined }: MemoryHostOptions = {}): HostApi {
  const config: RuntimeConfig = { services: mode, apiBaseUrl: '', contactFormUrl: '', siteUrl, features: { google: false, devMailbox: false } };
  const simulated = createSimulatedServices(config);
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
    services: { ...simulated, ...services?.(simulated) },
    navigate,
    track: () => undefined,
  };
}
