import { paths } from 'shared-contracts/paths';
import { Navigate, useLocation } from 'shared-contracts/router';

/** An address without a page leads home, where it is said that there is none. */
export function UnknownPage() {
  const { pathname } = useLocation();
  return <Navigate to={paths.home.href()} state={{ missing: pathname }} replace />;
}
