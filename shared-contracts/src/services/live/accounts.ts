import { accountsRoutes, googleSignInPath } from '../../calls/accounts/routes';
import type { AccountsService } from '../services';
import { ServiceError } from '../service-error';
import { livePort, type Client } from './client';

export function createLiveAccounts(client: Client, googleOffered: boolean): AccountsService {
  return {
    ...livePort(client, accountsRoutes),
    continueWithGoogle() {
      if (!googleOffered)
        return Promise.reject(
          new ServiceError('Google sign-in is not available here. Please use your email and password.', 501),
        );
      window.location.assign(client.baseUrl + googleSignInPath);
      return Promise.resolve();
    },
  };
}
