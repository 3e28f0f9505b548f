import { paths } from 'shared-contracts/paths';
import { Navigate, Route, Routes } from 'shared-contracts/router';
import { LoginScreen } from '../login/LoginScreen';
import { Shell } from '../shell/Shell';
import { RequireAdmin } from './RequireAdmin';
import { screens } from './screens';

export function AdminRoutes() {
  return (
    <Routes>
      <Route path={paths.adminLogin.path} element={<LoginScreen />} />
      <Route
        path={paths.admin.path}
        element={
          <RequireAdmin>
            <Shell />
          </RequireAdmin>
        }
      >
        <Route index element={<Navigate to={paths.admin.dashboard.href()} replace />} />
        {screens.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
      </Route>
    </Routes>
  );
}
