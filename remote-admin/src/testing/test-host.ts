import { createStore } from 'zustand/vanilla';
import type { SessionUser } from 'shared-contracts';
import type { AuthState } from 'shared-contracts/host/auth-state';
import type { HostApi } from 'shared-contracts/host/host-api';
import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import type { AccountsService, AdminService } from 'shared-contracts/services/services';
import { createSimulatedServices } from 'shared-contracts/services/simulated';
import { CONTRACT_VERSION } from 'shared-contracts/version';

export const admin: SessionUser = { id: 'admin-1', email: 'admin@example.com', name: 'Admin', role: 'admin', profileComplete: true, plan: { slug: 'free', name: 'Free' } };
export const customer: SessionUser = { ...admin, id: 'user-1', email: 'asha@example.com', name: 'Asha', role: 'customer' };

export interface TestHostOptions {
  readonly mode?: RuntimeConfig['services'];
  readonly user?: SessionUser | null;
  readonly auth?: Partial<AuthState>;
  /** Calls that take the place of the simulated ones. */
  readonly calls?: Partial<AdminService>;
  readonly accounts?: Partial<AccountsService>;
}

/** A host over simulated services, some calls of which a test replaces. */
export function testHost({ mode = 'simulated', user = admin, auth = {}, calls = {}, accounts = {} }: TestHostOptions = {}): HostApi {
  const config: RuntimeConfig = { services: mode, apiBaseUrl: '', contactFormUrl: '', siteUrl: '', features: { google: false, devMailbox: false } };
  const services = createSimulatedServices(config);
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
    services: { ...services, admin: { ...services.admin, ...calls }, accounts: { ...services.accounts, ...accounts } },
    navigate: () => undefined,
    track: () => undefined,
  };
}
