import type { SessionUser } from 'shared-contracts';
import { memoryHost, type MemoryHostOptions } from 'sample-services/dev/memory-host';
import type { HostApi } from 'shared-contracts/host/host-api';
import type { Services } from 'shared-contracts/services/services';

export const asha: SessionUser = {
  id: 'user-1',
  email: 'asha@example.com',
  name: 'Asha',
  role: 'customer',
  profileComplete: true,
  plan: { slug: 'free', name: 'Free' },
};

interface TestHostOptions extends Pick<MemoryHostOptions, 'mode' | 'user' | 'auth'> {
  /** What takes the place of the simulated services. */
  readonly services?: Partial<Services>;
}

/** A host over simulated services, some of which a test replaces. */
export function testHost({ services = {}, ...options }: TestHostOptions = {}): HostApi {
  return memoryHost({ ...options, siteUrl: 'https://law.example', services: () => services });
}
