import type { Services } from '../services/services';
import type { HostCore } from './host-core';

/** What a remote of this repository gets: the contract, and the services where the page brings them. */
export interface HostApi extends HostCore {
  readonly services: Services;
}
