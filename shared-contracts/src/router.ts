/** The part of the router that host and remotes share; a facade, so that the rest of the library is left out of every bundle. */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
