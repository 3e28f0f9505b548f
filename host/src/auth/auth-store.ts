import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AuthState } from 'shared-contracts/host/auth-state';
import type { SessionUser } from 'shared-contracts/calls/accounts/types';

/** Where a sign-in is kept: on the server (live) or nowhere but in this page (simulated). */
export interface SessionPort {
  /** Whom the server knows; `keep` when it cannot say. */
  read(): Promise<SessionUser | null | 'keep'>;
  end(): Promise<void>;
  /** Tells the person's other tabs. */
  announce(): void;
}

/** The one sign-in flag of the page. */
export function createAuthStore(session: SessionPort): StoreApi<AuthState> {
  return createStore<AuthState>((set) => {
    const show = (user: SessionUser | null) => set({ user, isAuthenticated: user !== null, status: 'settled' });
    return {
      isAuthenticated: false,
      user: null,
      status: 'checking',
      login(user) {
        show(user);
        session.announce();
      },
      async logout() {
        await session.end();
        show(null);
        session.announce();
      },
      async refresh() {
        const user = await session.read();
        if (user === 'keep') set({ status: 'settled' });
        else show(user);
      },
    };
  });
}
