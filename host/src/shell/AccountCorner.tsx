import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../app/shell-context';
import { SignInLinks } from './SignInLinks';

const AccountMenu = lazy(() => import('./AccountMenu').then(({ AccountMenu: component }) => ({ default: component })));

/** The ways into an account, or the signed-in person's menu, whose code is loaded only for someone who is signed in. */
export function AccountCorner() {
  const { auth } = useShell();
  const user = useStore(auth, (state) => state.user);
  if (!user) return <SignInLinks />;
  return (
    <Suspense fallback={null}>
      <AccountMenu user={user} onLogout={() => void auth.getState().logout()} />
    </Suspense>
  );
}
