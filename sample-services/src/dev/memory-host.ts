import type { HostApi } from 'shared-contracts/host/host-api';
import { standInHost, type StandInHostOptions } from 'shared-contracts/host/stand-in-host';
import type { Services } from 'shared-contracts/services/services';
import { createSimulatedServices } from '..';

/** What a host without a server and without a page around it begins with; everything has a default. */
export interface MemoryHostOptions extends StandInHostOptions {
  /** What takes the place of some of the simulated services. */
  readonly services?: (simulated: Services) => Partial<Services>;
}

/** A host over simulated services that keeps everything in memory: for a remote's own dev server and for its tests. */
export function memoryHost({ services, ...options }: MemoryHostOptions = {}): HostApi {
  const host = standInHost(options);
  const simulated = createSimulatedServices(host.config);
  return { ...host, services: { ...simulated, ...services?.(simulated) } };
}
