import { routeTable } from '../call';
import type { securitySchemas } from './schemas';

export const securityRoutes = routeTable<typeof securitySchemas>()({
  secondStep: ['POST', '/api/accounts/second-step'],
  passkeyChallenge: ['POST', '/api/accounts/second-step/passkey/challenge'],
  secondStepByPasskey: ['POST', '/api/accounts/second-step/passkey'],
  security: ['GET', '/api/accounts/security'],
  beginAuthenticator: ['POST', '/api/accounts/security/authenticator'],
  confirmAuthenticator: ['POST', '/api/accounts/security/authenticator/confirm'],
  removeAuthenticator: ['POST', '/api/accounts/security/authenticator/remove'],
  beginPasskey: ['POST', '/api/accounts/security/passkeys/challenge'],
  addPasskey: ['POST', '/api/accounts/security/passkeys'],
  removePasskey: ['POST', '/api/accounts/security/passkeys/remove'],
  newRecoveryCodes: ['POST', '/api/accounts/security/recovery-codes'],
});
