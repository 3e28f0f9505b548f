import { useQueryClient } from '@tanstack/react-query';
import { paths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { useHost } from '../app/host';

/** Ends the session, forgets what was loaded, and goes to the login. */
export function useLogout(): () => Promise<void> {
  const host = useHost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await host.auth.getState().logout();
    queries.clear();
    void navigate(paths.adminLogin.href(), { replace: true });
  };
}
