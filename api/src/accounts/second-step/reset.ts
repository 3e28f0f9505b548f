import { eq } from 'drizzle-orm';
import { write } from '../../mails/postbox';
import type { Accounts } from '../context';
import type { UserRow } from '../tables';
import { endSessions } from '../user-store';
import { authenticators, passkeyChallenges, passkeys, recoveryCodes } from './tables';

/** Takes every way of a lost second step away, ends the sessions that it opened, and tells the owner, who would else never hear of a theft. */
export async function resetSecondStep(accounts: Accounts, user: UserRow): Promise<void> {
  const { db, platform } = accounts;
  await db.transaction(async (tx) => {
    for (const table of [authenticators, passkeys, passkeyChallenges, recoveryCodes])
      await tx.delete(table).where(eq(table.userId, user.id));
  });
  await endSessions(db, user.id);
  await write(platform, user, (letters) => letters.secondStepReset());
}
