import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { HostApi } from 'shared-contracts/host/host-api';
import { ServiceError } from 'shared-contracts/services/service-error';

type SecurityCalls = HostApi['services']['security'];
type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const notUsed = 'The passkey was not used. Please try again.';

/** Lets the browser or a key beside it make a passkey, which is kept under a name. */
export async function makePasskey(calls: SecurityCalls, name: string, password: string) {
  const offered = await calls.beginPasskey({ body: { password } });
  const response = await asked(() => startRegistration({ optionsJSON: offered as unknown as Creation }));
  return calls.addPasskey({ body: { name, response: { ...response } } });
}

/** Takes the second step of a sign-in with a passkey. */
export async function signInWithPasskey(calls: SecurityCalls) {
  const challenge = await calls.passkeyChallenge();
  const response = await asked(() => startAuthentication({ optionsJSON: challenge as unknown as Request }));
  return calls.secondStepByPasskey({ body: { response: { ...response } } });
}

/** A browser says in many ways that nothing came of it: the person cancelled, waited, or has no such key here. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new ServiceError(notUsed, 400);
  }
}
