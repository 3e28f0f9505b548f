import type { SecondStep, SessionUser } from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { HostApi } from 'shared-contracts/host/host-api';

export const missingPair = 'Please enter both email and password';
export const wrongPair = 'Invalid email or password';

/**
 * Signs an admin in. A pair that is right but not an admin's is treated like a wrong one, and its session is ended again.
 * @returns what has to follow, when the account has a second step; else null
 * @throws ServiceError with the sentence to show
 */
export async function signInAsAdmin(host: HostApi, email: string, password: string): Promise<SecondStep | null> {
  try {
    const { user } = await host.services.accounts.login({ body: { email, password, remember: false } });
    await admitAdmin(host, user);
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const secondStep = error.extra['secondStep'] as SecondStep | undefined;
    if (secondStep) return secondStep;
    throw [400, 401, 422].includes(error.status) ? new ServiceError(wrongPair, error.status) : error;
  }
}

/** @throws ServiceError for whoever is no admin; their session is ended */
export async function admitAdmin(host: HostApi, user: SessionUser): Promise<void> {
  if (user.role !== 'admin') {
    await host.services.accounts.logout();
    await host.auth.getState().refresh();
    throw new ServiceError(wrongPair, 403);
  }
  host.auth.getState().login(user);
}
