import { ServiceError } from 'shared-contracts/services/service-error';
import type { HostApi } from 'shared-contracts/host/host-api';

export const missingPair = 'Please enter both email and password';
export const wrongPair = 'Invalid email or password';

/**
 * Signs an admin in. A pair that is right but not an admin's is treated like a wrong one, and its session is ended again.
 * @throws ServiceError with the sentence to show
 */
export async function signInAsAdmin(host: HostApi, email: string, password: string): Promise<void> {
  const { user } = await host.services.accounts.login({ body: { email, password, remember: false } }).catch((error: unknown) => {
    throw error instanceof ServiceError && [400, 401, 422].includes(error.status) ? new ServiceError(wrongPair, error.status) : error;
  });
  if (user.role !== 'admin') {
    await host.services.accounts.logout();
    await host.auth.getState().refresh();
    throw new ServiceError(wrongPair, 403);
  }
  host.auth.getState().login(user);
}
