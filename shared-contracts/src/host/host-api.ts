import type { StoreApi } from 'zustand/vanilla';
import type { Services } from '../services/services';
import type { AuthState } from './auth-state';
import type { RuntimeConfig } from './runtime-config';

/** All that a remote gets from the host. */
export interface HostApi {
  readonly contractVersion: string;
  readonly config: RuntimeConfig;
  readonly auth: StoreApi<AuthState>;
  readonly services: Services;
  /** Goes to a page of the product and scrolls to its top. */
  navigate(href: string): void;
  /** Notes that something happened, without personal text. */
  track(event: string, detail?: Readonly<Record<string, string | number | boolean>>): void;
}
