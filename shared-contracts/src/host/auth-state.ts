import type { SessionUser } from '../calls/accounts/types';

/** The host's sign-in flag; a remote reads it with `useStore(host.auth)`. */
export interface AuthState {
  readonly isAuthenticated: boolean;
  readonly user: SessionUser | null;
  /** `checking` until the first answer of the server is there. */
  readonly status: 'checking' | 'settled';
  /** Called by whoever has just signed a person in. */
  login(user: SessionUser): void;
  /** Clears the flag and, in live mode, ends the session on the server. */
  logout(): Promise<void>;
  /** Asks the server again, after a change of plan or profile. */
  refresh(): Promise<void>;
}
