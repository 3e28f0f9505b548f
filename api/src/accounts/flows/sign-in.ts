import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { ProblemError } from '../../platform/http/problem';
import type { Accounts } from '../context';
import { countFailure, forgetFailures, isLocked, lockMinutes } from '../passwords/failures';
import type { UserRow } from '../tables';
import { passwordHashOf, updateUser, userByEmail } from '../user-store';

const wrongPair = () => new ProblemError(401, 'Invalid email or password');
let standIn: Promise<string> | undefined;

/**
 * Checks an address and a password. An address without an account costs the same time and gets the same answer as a wrong password.
 * @throws ProblemError 401, 429 after too many wrong passwords, 403 when the account was switched off
 */
export async function checkPassword(accounts: Accounts, email: string, password: string): Promise<UserRow> {
  const { db, platform } = accounts;
  if (await isLocked(db, email, platform.now())) throw new ProblemError(429, `Too many wrong passwords. Try again in ${lockMinutes} minutes, or reset your password.`);
  const user = await userByEmail(db, email);
  const hash = user ? await passwordHashOf(db, user.id) : null;
  const right = await verifyPassword({ hash: hash ?? (await standInHash()), password });
  if (!user || !hash || !right) {
    await countFailure(db, email, platform.now());
    throw wrongPair();
  }
  await forgetFailures(db, email);
  if (!user.active) throw new ProblemError(403, 'This account is switched off. Please contact us.');
  return updateUser(db, user.id, { lastLoginAt: platform.now() });
}

/** Something to compare with when there is no account. */
function standInHash(): Promise<string> {
  standIn ??= hashPassword('nobody has this password');
  return standIn;
}
