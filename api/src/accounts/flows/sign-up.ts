import { hashPassword } from 'better-auth/crypto';
import type { Language } from 'shared-contracts/calls/chat/types';
import { refused } from '../../platform/http/problem';
import { chatUrl, write } from '../../mails/postbox';
import { codeMinutes } from '../codes/code';
import { codeById, consumeCode, newestCode, type CodeRow } from '../codes/code-store';
import type { Accounts } from '../context';
import { signedUp } from '../events';
import { refusePassword } from '../passwords/password-rules';
import type { UserRow } from '../tables';
import { createUser, nameFromEmail, userByEmail } from '../user-store';

/** The itemised notice that people agree to; a new text gets a new version. */
export const consentVersion = '2026-11';

interface SignUp {
  /** The language of the browser in which the account begins. */
  readonly language: Language;
  readonly email: string;
  readonly password: string;
  readonly consent: boolean;
}

/**
 * Begins a sign-up: a code goes to the address, or, when it has an account, a mail that says so. The caller cannot tell which.
 * @returns the id of the intent, which the browser holds
 */
export async function beginSignUp(accounts: Accounts, { email, password, consent, language }: SignUp): Promise<string> {
  if (!consent) throw refused({ consent: 'Please agree to the notice to create an account.' });
  const refusal = refusePassword(password, email);
  if (refusal) throw refused({ password: refusal });
  const passwordHash = await hashPassword(password);
  const exists = (await userByEmail(accounts.db, email)) !== null;
  const { row, code } = await accounts.codes.issue({
    purpose: 'sign-up',
    email,
    passwordHash: exists ? null : passwordHash,
    consentVersion,
  });
  await mailCode(accounts, row, code, language);
  return row.id;
}

/** Sends the code of a sign-up again. An intent that is not known is answered like any other. */
export async function resendSignUpCode(
  accounts: Accounts,
  email: string,
  intent: string | null,
  language: Language,
): Promise<void> {
  const row = await findIntent(accounts, email, intent);
  if (row) await mailCode(accounts, row, await accounts.codes.again(row), language);
}

/** Turns a sign-up with the right code into an account. */
export async function finishSignUp(
  accounts: Accounts,
  email: string,
  code: string,
  intent: string | null,
  language: Language,
): Promise<UserRow> {
  const row = await accounts.codes.check(await findIntent(accounts, email, intent), code);
  const used = await consumeCode(accounts.db, row.id);
  const user =
    used && row.passwordHash
      ? await createUser(accounts.db, newAccount(accounts, row, language), row.passwordHash)
      : null;
  if (!user) throw refused({ code: 'Invalid OTP. Please try again.' });
  await write(accounts.platform, user, (letters) => letters.welcome({ chatUrl: chatUrl(accounts.platform) }));
  await signedUp.announce(accounts.platform, user);
  return user;
}

/** The browser's own intent first: another person's sign-up for the same address must not be finished with this person's code. */
async function findIntent(accounts: Accounts, email: string, intent: string | null): Promise<CodeRow | null> {
  return intent ? codeById(accounts.db, intent, email) : newestCode(accounts.db, 'sign-up', email);
}

async function mailCode(accounts: Accounts, row: CodeRow, code: string, language: Language): Promise<void> {
  const to = { email: row.email, name: '', language };
  await write(accounts.platform, to, (letters) =>
    row.passwordHash
      ? letters.signUpCode({ code, minutes: codeMinutes })
      : letters.accountExists({ chatUrl: chatUrl(accounts.platform) }),
  );
}

const newAccount = ({ platform }: Accounts, { email, consentVersion: version }: CodeRow, language: Language) => ({
  language,
  email,
  name: nameFromEmail(email),
  emailVerified: true,
  consentVersion: version,
  consentAt: platform.now(),
  createdAt: platform.now(),
});
