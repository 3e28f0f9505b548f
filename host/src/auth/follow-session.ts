import type { StoreApi } from 'zustand/vanilla';
import type { AuthState } from 'shared-contracts/host/auth-state';
import { sessionChannel } from './session-port';

const expiryCheckMs = 60_000;

/**
 * Asks the server about the session at the start, when another tab signs in or out, when the person comes back to the page,
 * and every minute while someone is signed in, since a session can also end by itself.
 * @returns what ends the following
 */
export function followSession(auth: StoreApi<AuthState>): () => void {
  const refresh = () => void auth.getState().refresh();
  const isVisible = () => document.visibilityState === 'visible';
  const onReturn = () => {
    if (isVisible()) refresh();
  };
  const channel = new BroadcastChannel(sessionChannel);
  channel.addEventListener('message', refresh);
  document.addEventListener('visibilitychange', onReturn);
  const timer = setInterval(() => {
    if (isVisible() && auth.getState().isAuthenticated) refresh();
  }, expiryCheckMs);
  refresh();
  return () => {
    clearInterval(timer);
    channel.close();
    document.removeEventListener('visibilitychange', onReturn);
  };
}
