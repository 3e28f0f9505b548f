/** The part of the router that host and remotes share; a facade, so that the rest of the library is left out of every bundle. */
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  type LinkProps,
  type NavLinkProps,
} from 'react-router';
import { languageOf, localHref } from './language/local-paths';

export {
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';

/** A link inside the product; from a page in one language it leads to pages in that language. */
export function Link({ to, ...others }: LinkProps) {
  return <RouterLink to={useLocalTarget(to)} {...others} />;
}

/** A link that knows whether its page is shown; from a page in one language it leads to pages in that language. */
export function NavLink({ to, ...others }: NavLinkProps) {
  return <RouterNavLink to={useLocalTarget(to)} {...others} />;
}

function useLocalTarget(to: LinkProps['to']): LinkProps['to'] {
  const { pathname } = useLocation();
  return typeof to === 'string' && languageOf(pathname) !== 'en' ? localHref(to, languageOf(pathname)) : to;
}
