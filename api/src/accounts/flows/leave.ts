import { eq } from 'drizzle-orm';
import { refused } from '../../platform/http/problem';
import { write } from '../../mails/postbox';
import type { Accounts } from '../context';
import { personalDataOf } from '../personal-data';
import { users } from '../tables';
import { deleteUser, forgetTries, userById } from '../user-store';
import { confirmPassword } from './password';
import { profileOf } from './profile';

/** All that is kept about a person, as they may take it along. */
export async function exportAccount(accounts: Accounts, userId: string): Promise<Record<string, unknown>> {
  const user = await userById(accounts.db, userId);
  if (!user) return {};
  const parts = await Promise.all(
    personalDataOf(accounts.platform).map(async (data) => [data.name, await data.export(userId)] as const),
  );
  return {
    exportedAt: accounts.platform.now().toISOString(),
    account: {
      ...(await profileOf(accounts, user)),
      role: user.role,
      consentVersion: user.consentVersion,
      consentAt: user.consentAt,
      lastLoginAt: user.lastLoginAt,
    },
    sessions: await accounts.sessions.list(userId, null, accounts.platform.now()),
    ...Object.fromEntries(parts),
  };
}

/** Deletes an account with what the modules keep of it; invoices stay, because tax law demands it. */
export async function deleteAccount(accounts: Accounts, userId: string, password: string): Promise<void> {
  await confirmPassword(accounts, userId, password, 'password');
  const user = await userById(accounts.db, userId);
  if (!user) return;
  if (user.staffRole === 'owner' && (await accounts.db.$count(users, eq(users.staffRole, 'owner'))) <= 1)
    throw refused({ password: 'The last owner cannot be deleted: make another person an owner first.' });
  for (const data of personalDataOf(accounts.platform)) await data.erase(user);
  await forgetTries(accounts.db, user.email);
  await accounts.platform.mail.forget(user.email);
  await deleteUser(accounts.db, userId);
  await write(accounts.platform, user, (letters) => ({ ...letters.accountDeleted(), farewell: true }));
}
