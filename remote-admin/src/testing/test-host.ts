import type { SessionUser } from 'shared-contracts';
import { memoryHost, type MemoryHostOptions } from 'sample-services/dev/memory-host';
import type { HostApi } from 'shared-contracts/host/host-api';
import type { AccountsService, AdminService, SecurityService } from 'shared-contracts/services/services';

export const admin: SessionUser = {
  id: 'admin-1',
  email: 'admin@example.com',
  name: 'Admin',
  role: 'admin',
  profileComplete: true,
  plan: { slug: 'free', name: 'Free' },
};
export const customer: SessionUser = {
  ...admin,
  id: 'user-1',
  email: 'asha@example.com',
  name: 'Asha',
  role: 'customer',
};

export interface TestHostOptions extends Pick<MemoryHostOptions, 'mode' | 'user' | 'auth'> {
  /** Calls that take the place of the simulated ones. */
  readonly calls?: Partial<AdminService>;
  readonly accounts?: Partial<AccountsService>;
  readonly security?: Partial<SecurityService>;
}

/** A host over simulated services, some calls of which a test replaces. */
export function testHost({
  user = admin,
  calls = {},
  accounts = {},
  security = {},
  ...options
}: TestHostOptions = {}): HostApi {
  return memoryHost({
    ...options,
    user,
    services: (simulated) => ({
      admin: { ...simulated.admin, ...calls },
      accounts: { ...simulated.accounts, ...accounts },
      security: { ...simulated.security, ...security },
    }),
  });
}
