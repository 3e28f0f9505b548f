import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt } from 'drizzle-orm';
import { brand } from 'shared-contracts/brand';
import { refused } from '../../platform/http/problem';
import type { Accounts } from '../context';
import type { UserRow } from '../tables';
import { addMinutes } from '../time';
import { passkeyChallenges, passkeys } from './tables';

type PasskeyRow = typeof passkeys.$inferSelect;
/** What a browser made of a challenge; the library checks its shape together with its signature. */
export type SignedChallenge = Readonly<Record<string, unknown>>;
export type ChallengeOptions = Record<string, unknown>;

const challengeMinutes = 5;
/** Few people have a passkey: the library is loaded with the first one. */
const webauthn = () => import('@simplewebauthn/server');

export const listPasskeys = ({ db }: Accounts, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);

/** What the browser needs to make a passkey with. @param origin of the page, to which the passkey is bound */
export async function offerPasskey(accounts: Accounts, user: UserRow, origin: string): Promise<ChallengeOptions> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: new URL(origin).hostname,
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: await listPasskeys(accounts, user.id),
  });
  await keepChallenge(accounts, user.id, options.challenge);
  return { ...options };
}

/** @throws ProblemError 400 when the browser's answer does not fit the challenge */
export async function addPasskey(
  accounts: Accounts,
  userId: string,
  origin: string,
  { name, response }: { name: string; response: SignedChallenge },
): Promise<void> {
  const expectedChallenge = await takeChallenge(accounts, userId);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: false,
  }).catch(refusePasskey);
  if (!registrationInfo) return refusePasskey();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  await accounts.db.insert(passkeys).values({
    id,
    userId,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    createdAt: accounts.platform.now(),
  });
}

/** What the browser needs to sign with a passkey of this person. */
export async function challengePasskey(accounts: Accounts, userId: string, origin: string): Promise<ChallengeOptions> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    allowCredentials: await listPasskeys(accounts, userId),
    userVerification: 'preferred',
  });
  await keepChallenge(accounts, userId, options.challenge);
  return { ...options };
}

/** @throws ProblemError 400 when no passkey of this person signed the challenge */
export async function checkPasskey(
  accounts: Accounts,
  userId: string,
  origin: string,
  response: SignedChallenge,
): Promise<void> {
  const expectedChallenge = await takeChallenge(accounts, userId);
  const passkey = (await listPasskeys(accounts, userId)).find(({ id }) => id === response['id']);
  if (!passkey) return refusePasskey();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: false,
    credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
  }).catch(refusePasskey);
  if (!verified) return refusePasskey();
  await accounts.db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: accounts.platform.now() })
    .where(eq(passkeys.id, passkey.id));
}

export async function removePasskey({ db }: Accounts, userId: string, id: string): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
}

function refusePasskey(): never {
  throw refused({ response: 'This passkey was not accepted. Please try again.' });
}

async function keepChallenge({ db, platform }: Accounts, userId: string, challenge: string): Promise<void> {
  const expiresAt = addMinutes(platform.now(), challengeMinutes);
  await db
    .insert(passkeyChallenges)
    .values({ userId, challenge, expiresAt })
    .onConflictDoUpdate({ target: passkeyChallenges.userId, set: { challenge, expiresAt } });
}

/** A challenge is answered once. */
async function takeChallenge({ db, platform }: Accounts, userId: string): Promise<string> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.userId, userId), gt(passkeyChallenges.expiresAt, platform.now())))
    .returning();
  return row ? row.challenge : refusePasskey();
}
