import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { ProblemError } from '../../platform/http/problem';
import type { Accounts } from '../context';
import { accountAct } from '../events';
import {
  countFailure,
  failuresAllowed,
  forgetFailures,
  isLocked,
  lockMinutes,
  type Attempt,
} from '../passwords/failures';
import type { UserRow } from '../tables';
import { passwordHashOf, updateUser, userByEmail } from '../user-store';

const wrongPair = () => new ProblemError(401, 'Invalid email or password');
let standIn: Promise<string> | undefined;

/**
 * Checks an address and a password. An address without an account costs the same time and gets the same answer as a wrong password.
 * @throws ProblemError 401, 429 after too many wrong passwords, 403 when the account was switched off
 */
export async function checkPassword(accounts: Accounts, attempt: Attempt, password: string): Promise<UserRow> {
  const { db, platform } = accounts;
  const { email } = attempt;
  await refuseLocked(accounts, attempt);
  const user = await userByEmail(db, email);
  const hash = user ? await passwordHashOf(db, user.id) : null;
  const right = await verifyPassword({ hash: hash ?? (await standInHash()), password });
  if (!user || !hash || !right) {
    await noteFailure(accounts, attempt, user);
    throw wrongPair();
  }
  await forgetFailures(db, attempt);
  if (!user.active) throw new ProblemError(403, 'This account is switched off. Please contact us.');
  return updateUser(db, user.id, { lastLoginAt: platform.now() });
}

/** @throws ProblemError 429 after too many wrong passwords of this sender */
export async function refuseLocked({ db, platform }: Accounts, attempt: Attempt): Promise<void> {
  if (await isLocked(db, attempt, platform.now()))
    throw new ProblemError(
      429,
      `Too many wrong passwords. Try again in ${lockMinutes} minutes, or reset your password.`,
    );
}

/** Counts a refusal of the work as a wrong password, and refuses it once there were too many. */
export async function limitGuesses(accounts: Accounts, attempt: Attempt, work: () => Promise<void>): Promise<void> {
  await refuseLocked(accounts, attempt);
  try {
    await work();
  } catch (error) {
    if (error instanceof ProblemError && error.status === 400)
      await noteFailure(accounts, attempt, await userByEmail(accounts.db, attempt.email));
    throw error;
  }
}

/** The trail tells of the first wrong try and of the one that stops its sender; those between would only bury the rest. */
async function noteFailure({ db, platform }: Accounts, attempt: Attempt, user: UserRow | null): Promise<void> {
  const count = await countFailure(db, attempt, platform.now());
  const action = count === 1 ? 'account.sign-in-failed' : count === failuresAllowed ? 'account.locked' : null;
  if (action) await accountAct.announce(platform, { action, user, address: attempt.address });
}

/** Something to compare with when there is no account. */
function standInHash(): Promise<string> {
  standIn ??= hashPassword('nobody has this password');
  return standIn;
}
