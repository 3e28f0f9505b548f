import { useStore } from 'zustand';
import { useHost } from './host';

/** Whether an admin is signed in; null while that is not known yet. */
export function useIsAdmin(): boolean | null {
  const { isAuthenticated, user, status } = useStore(useHost().auth);
  if (isAuthenticated && user?.role === 'admin') return true;
  return status === 'checking' ? null : false;
}
