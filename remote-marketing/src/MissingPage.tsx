import { Navigate, useLocation } from 'shared-contracts/router';

/** An address of a kind that has no such page leads to the list of its kind, where the host says that there is none. */
export function MissingPage({ instead }: { readonly instead: string }) {
  const { pathname } = useLocation();
  return <Navigate to={instead} state={{ missing: pathname }} replace />;
}
