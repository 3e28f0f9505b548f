import type { StaffRole } from 'shared-contracts';
import { useStore } from 'zustand';
import { useHost } from './host';

/** What the person does in the back office; an administrator of a server without roles does everything. */
export function useStaffRole(): StaffRole | undefined {
  const { user } = useStore(useHost().auth);
  return user?.role === 'admin' ? (user.staffRole ?? 'owner') : undefined;
}
