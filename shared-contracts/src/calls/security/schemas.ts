import * as z from 'zod';
import { sessionUser } from '../accounts/account';
import type { CallSchemas } from '../call';
import { instant } from '../common';

const password = z.string().min(1, 'Enter your password.').max(200);
/** What the browser's own interface for passkeys takes and gives (WebAuthn, as JSON). */
const webAuthn = z.record(z.string(), z.unknown());
const signedIn = z.object({ user: sessionUser });
/** Each opens the account once, when the other ways are lost; shown this one time only. */
const recoveryCodes = z.array(z.string());

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

export const signInSecurity = z.object({
  /** An administrator of this installation has to have a second step. */
  required: z.boolean(),
  authenticator: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
});

export const securitySchemas = {
  /** The second step of a sign-in whose password was right: a code of the authenticator app, or a recovery code. */
  secondStep: { body: z.object({ code: z.string().trim().min(6).max(20) }), answer: signedIn },
  passkeyChallenge: { answer: webAuthn },
  secondStepByPasskey: { body: z.object({ response: webAuthn }), answer: signedIn },
  security: { answer: signInSecurity },
  /** A new secret for an authenticator app; it counts once a code of it was confirmed. */
  beginAuthenticator: {
    body: z.object({ password }),
    answer: z.object({ secret: z.string(), address: z.string() }),
  },
  /** `recoveryCodes` is empty when the account has some already. */
  confirmAuthenticator: {
    body: z.object({ code: z.string().regex(/^\d{6}$/, 'Please enter the 6 digits.') }),
    answer: z.object({ recoveryCodes }),
  },
  removeAuthenticator: { body: z.object({ password }), answer: signInSecurity },
  beginPasskey: { body: z.object({ password }), answer: webAuthn },
  addPasskey: {
    body: z.object({ name: z.string().trim().min(1, 'Give the passkey a name.').max(60), response: webAuthn }),
    answer: z.object({ recoveryCodes }),
  },
  removePasskey: { body: z.object({ id: z.string().min(1).max(1400), password }), answer: signInSecurity },
  newRecoveryCodes: { body: z.object({ password }), answer: z.object({ recoveryCodes }) },
} satisfies CallSchemas;
