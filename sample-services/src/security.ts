import { ServiceError } from 'shared-contracts/services/service-error';
import type { SecurityService } from 'shared-contracts/services/services';

const unavailable = () => Promise.reject(new ServiceError('A second step is not part of the simulated mode.', 501));

/** The simulated mode has no second step: the specification's pair opens the back office by itself. */
export function createSimulatedSecurity(): SecurityService {
  return {
    security: () => Promise.resolve({ required: false, authenticator: false, passkeys: [], recoveryCodesLeft: 0 }),
    secondStep: unavailable,
    passkeyChallenge: unavailable,
    secondStepByPasskey: unavailable,
    beginAuthenticator: unavailable,
    confirmAuthenticator: unavailable,
    removeAuthenticator: unavailable,
    beginPasskey: unavailable,
    addPasskey: unavailable,
    removePasskey: unavailable,
    newRecoveryCodes: unavailable,
  };
}
