import { Fragment, useState, type ReactNode } from 'react';
import { paths } from 'shared-contracts/paths';
import { Navigate } from 'shared-contracts/router';
import { useStore } from 'zustand';
import { EnrolScreen } from '../security/EnrolScreen';
import { SignedOut } from '../login/SignedOut';
import { useHost } from './host';
import { Waiting } from './Waiting';
import { useIsAdmin } from './use-is-admin';

/**
 * Lets only a signed-in admin see what it holds. The server checks every call again. When a session ends by itself, what it
 * holds stays behind the question to sign in again, with everything that was typed.
 */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const isAdmin = useIsAdmin();
  const { user } = useStore(useHost().auth);
  const [known, setKnown] = useState(user);
  if (isAdmin && user && user.id !== known?.id) setKnown(user);
  if (isAdmin && user?.mustEnrol) return <EnrolScreen />;
  const wasAdmin = known?.role === 'admin' && !known.mustEnrol;
  if (!isAdmin && !wasAdmin) return isAdmin === null ? <Waiting /> : <Navigate to={paths.adminLogin.href()} replace />;
  return (
    <>
      <Fragment key={known?.id}>{children}</Fragment>
      {isAdmin === false && <SignedOut email={known?.email ?? ''} />}
    </>
  );
}
