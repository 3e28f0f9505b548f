import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../app/shell-context';

const AccountMenu = lazy(() => import('./AccountMenu').then(({ AccountMenu: component }) => ({ default: component })));

/** The signed-in person's menu; its code is loaded only for someone who is signed in. */
export function AccountCorner() {
  const { auth } = useShell();
  const user = useStore(auth, (state) => state.user);
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <AccountMenu user={user} onLogout={() => void auth.getState().logout()} />
    </Suspense>
  );
}
