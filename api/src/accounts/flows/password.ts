import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { refused } from '../../platform/http/problem';
import { write } from '../../mails/postbox';
import { codeMinutes } from '../codes/code';
import { consumeCode, newestCode, type CodeRow } from '../codes/code-store';
import { refuseHaste } from '../codes/codes';
import type { Accounts } from '../context';
import { forgetAllFailures } from '../passwords/failures';
import { refusePassword } from '../passwords/password-rules';
import type { UserRow } from '../tables';
import { endSessions, passwordHashOf, setPasswordHash, userByEmail, userById } from '../user-store';

/** Sends a code to choose a new password with; an address without an account gets none, and the caller cannot tell. */
export async function sendResetCode(accounts: Accounts, email: string): Promise<void> {
  const before = await newestCode(accounts.db, 'reset', email);
  if (before) refuseHaste(before.sentAt, accounts.platform.now());
  const { code } = await accounts.codes.issue({ purpose: 'reset', email });
  const user = await userByEmail(accounts.db, email);
  if (user) await write(accounts.platform, user, (letters) => letters.resetCode({ code, minutes: codeMinutes }));
}

/** @throws ProblemError 400 when the code is wrong, used up or too old */
export async function checkResetCode(accounts: Accounts, email: string, code: string): Promise<CodeRow> {
  return accounts.codes.check(await newestCode(accounts.db, 'reset', email), code);
}

/** Sets a new password with a code and signs every device out. */
export async function resetPassword(
  accounts: Accounts,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<void> {
  refuseWeak(password, email);
  const row = await checkResetCode(accounts, email, code);
  const user = await userByEmail(accounts.db, email);
  if (!user || !(await consumeCode(accounts.db, row.id))) throw refused({ code: 'Invalid OTP. Please try again.' });
  await replacePassword(accounts, user, password);
  await forgetAllFailures(accounts.db, email);
}

/** Changes the password of a person who has confirmed the old one; every device is signed out. */
export async function changePassword(accounts: Accounts, userId: string, password: string): Promise<void> {
  const user = await userById(accounts.db, userId);
  if (!user) throw refused({ password: 'This account is gone.' });
  refuseWeak(password, user.email);
  await replacePassword(accounts, user, password);
}

/** @throws ProblemError 400 on the named field when the password is not this person's; an account without one needs none */
export async function confirmPassword(
  accounts: Accounts,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  const hash = await passwordHashOf(accounts.db, userId);
  if (hash && !(await verifyPassword({ hash, password }))) throw refused({ [field]: 'This is not your password.' });
}

async function replacePassword(accounts: Accounts, user: UserRow, password: string): Promise<void> {
  await setPasswordHash(accounts.db, user.id, await hashPassword(password));
  await endSessions(accounts.db, user.id);
  await write(accounts.platform, user, (letters) => letters.passwordChanged());
}

function refuseWeak(password: string, email: string): void {
  const refusal = refusePassword(password, email);
  if (refusal) throw refused({ password: refusal });
}
