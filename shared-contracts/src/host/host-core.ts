import type { StoreApi } from 'zustand/vanilla';
import type { LanguageState } from '../language/language-state';
import type { AuthState } from './auth-state';
import type { RuntimeConfig } from './runtime-config';

/** What every remote gets from the host, whatever it shows: the contract that `CONTRACT_VERSION` counts. */
export interface HostCore {
  readonly contractVersion: string;
  readonly config: RuntimeConfig;
  readonly auth: StoreApi<AuthState>;
  /** The language in which the product speaks to this person. */
  readonly language: StoreApi<LanguageState>;
  /** Set where services of the page stand in for the API, so that a remote makes no clients of its own. */
  readonly standIns?: boolean;
  /** Goes to a page of the product and scrolls to its top. */
  navigate(href: string): void;
  /** Notes that something happened, without personal text. */
  track(event: string, detail?: Readonly<Record<string, string | number | boolean>>): void;
  /** Tells the operator that code of this remote that comes later could not be had; earlier hosts lack it. */
  partFailed?(error: unknown): void;
}
