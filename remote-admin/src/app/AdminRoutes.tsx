import { firstScreen } from 'shared-contracts/calls/admin/rights';
import { paths } from 'shared-contracts/paths';
import { Navigate, Route, Routes } from 'shared-contracts/router';
import { LoginScreen } from '../login/LoginScreen';
import { Shell } from '../shell/Shell';
import { RequireArea } from './RequireArea';
import { useStaffRole } from './use-staff-role';
import { RequireAdmin } from './RequireAdmin';
import { screens } from './screens';

export function AdminRoutes() {
  const first = firstScreen(useStaffRole());
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
        <Route index element={<Navigate to={first} replace />} />
        {screens.map(({ path, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <RequireArea path={path}>
                <Screen />
              </RequireArea>
            }
          />
        ))}
        <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
      </Route>
    </Routes>
  );
}
