import { createStore } from 'zustand/vanilla';
import type { AuthState } from 'shared-contracts/host/auth-state';
import type { HostApi } from 'shared-contracts/host/host-api';
import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import { createSimulatedServices } from 'shared-contracts/services/simulated';
import type { Services } from 'shared-contracts/services/services';
import { CONTRACT_VERSION } from 'shared-contracts/version';

const config: RuntimeConfig = {
  services: 'simulated',
  apiBaseUrl: '',
  contactFormUrl: '',
  siteUrl: 'https://law.example/',
  features: { google: false, devMailbox: false },
};

/** A host over simulated services, some of which a test replaces. */
export function testHost(services: Partial<Services> = {}): HostApi {
  return {
    contractVersion: CONTRACT_VERSION,
    config,
    auth: createStore<AuthState>(() => ({
      isAuthenticated: false,
      user: null,
      status: 'settled',
      login: () => undefined,
      logout: () => Promise.resolve(),
      refresh: () => Promise.resolve(),
    })),
    services: { ...createSimulatedServices(config), ...services },
    navigate: () => undefined,
    track: () => undefined,
  };
}
