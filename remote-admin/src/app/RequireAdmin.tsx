import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/paths';
import { Navigate } from 'shared-contracts/router';
import { Waiting } from './Waiting';
import { useIsAdmin } from './use-is-admin';

/** Lets only a signed-in admin see what it holds. The server checks every call again. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const isAdmin = useIsAdmin();
  if (isAdmin === null) return <Waiting />;
  return isAdmin ? children : <Navigate to={paths.adminLogin.href()} replace />;
}
