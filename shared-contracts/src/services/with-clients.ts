import type { HostApi } from '../host/host-api';
import type { RuntimeConfig } from '../host/runtime-config';
import type { Services } from './services';

/**
 * The host with clients that the remote itself brings: the calls that a remote knows are those it was built with, whatever the host knows.
 * Where services of the page stand in for the API, these stay.
 */
export function withClients(host: HostApi, make: (config: RuntimeConfig) => Partial<Services>): HostApi {
  if (host.standIns || host.config.services !== 'live') return host;
  return { ...host, services: { ...host.services, ...make(host.config) } };
}
