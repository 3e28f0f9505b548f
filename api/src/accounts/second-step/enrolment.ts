import type { SecondStep, SignInSecurity } from 'shared-contracts';
import { refused } from '../../platform/http/problem';
import type { Accounts } from '../context';
import type { UserRow } from '../tables';
import { hasAuthenticator } from './authenticator';
import { listPasskeys } from './passkeys';
import { countRecoveryCodes, removeRecoveryCodes, renewRecoveryCodes } from './recovery-codes';

/** The ways in which a person can take the second step; null when none was set up, or the account has no need of one. */
export async function secondStepOf(accounts: Accounts, user: Pick<UserRow, 'id' | 'role'>): Promise<SecondStep | null> {
  if (user.role !== 'admin') return null;
  const step = {
    authenticator: await hasAuthenticator(accounts, user.id),
    passkey: (await listPasskeys(accounts, user.id)).length > 0,
  };
  return step.authenticator || step.passkey ? step : null;
}

/** Whether an administrator has to set up a second step before anything else. */
export async function mustEnrol(accounts: Accounts, user: Pick<UserRow, 'id' | 'role'>): Promise<boolean> {
  if (user.role !== 'admin' || !accounts.platform.config.secondStepRequired) return false;
  return (await secondStepOf(accounts, user)) === null;
}

/** The settings as their owner sees them. */
export async function securityOf(accounts: Accounts, userId: string): Promise<SignInSecurity> {
  const keys = await listPasskeys(accounts, userId);
  return {
    required: accounts.platform.config.secondStepRequired,
    authenticator: await hasAuthenticator(accounts, userId),
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(accounts, userId),
  };
}

/** The recovery codes of whoever has just set up their first way; nobody else gets new ones by that. */
export async function firstRecoveryCodes(accounts: Accounts, userId: string): Promise<string[]> {
  return (await countRecoveryCodes(accounts, userId)) > 0 ? [] : renewRecoveryCodes(accounts, userId);
}

/** @throws ProblemError 400 when a way is the last one and this installation demands one */
export async function refuseLastWay(accounts: Accounts, userId: string): Promise<void> {
  const { required, authenticator, passkeys } = await securityOf(accounts, userId);
  if (required && passkeys.length + (authenticator ? 1 : 0) <= 1)
    throw refused({ password: 'Administrators need a second step. Set up another one before you remove this one.' });
}

/** Recovery codes belong to a second step: without one they open nothing, and go. */
export async function forgetUnneededCodes(accounts: Accounts, userId: string): Promise<void> {
  const { authenticator, passkeys } = await securityOf(accounts, userId);
  if (!authenticator && passkeys.length === 0) await removeRecoveryCodes(accounts, userId);
}
