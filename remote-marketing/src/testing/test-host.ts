import { memoryHost } from 'sample-services/dev/memory-host';
import type { HostApi } from 'shared-contracts/host/host-api';
import type { Services } from 'shared-contracts/services/services';

/** A host over simulated services, some of which a test replaces. */
export function testHost(services: Partial<Services> = {}, mode: 'simulated' | 'live' = 'simulated'): HostApi {
  return memoryHost({ siteUrl: 'https://law.example/', mode, services: () => services });
}
