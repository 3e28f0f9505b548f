import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { addMinutes } from '../time';
import { signInFailures } from '../tables';

/** Wrong passwords in a row after which their sender waits. */
export const failuresAllowed = 20;
export const lockMinutes = 15;

/** Who tries to sign in to which account. */
export interface Attempt {
  readonly email: string;
  /** The address of the connection, or the mark of a browser that signed in to the account before. */
  readonly sender: string;
  /** Where the tries come from, for the audit trail. */
  readonly address: string;
}

const rowOf = ({ email, sender }: Attempt) => and(eq(signInFailures.email, email), eq(signInFailures.sender, sender));

/** Whether a sender has to wait, which does not tell whether the address has an account. */
export async function isLocked(db: Db, attempt: Attempt, now: Date): Promise<boolean> {
  const [row] = await db.select().from(signInFailures).where(rowOf(attempt));
  return row !== undefined && row.count >= failuresAllowed && row.since > addMinutes(now, -lockMinutes);
}

/** Counts a wrong password and gives the new count; one whose time is over begins again. */
export async function countFailure(db: Db, { email, sender }: Attempt, now: Date): Promise<number> {
  const start = addMinutes(now, -lockMinutes).toISOString();
  const [row] = await db
    .insert(signInFailures)
    .values({ email, sender, count: 1, since: now })
    .onConflictDoUpdate({
      target: [signInFailures.email, signInFailures.sender],
      set: {
        count: sql`case when ${signInFailures.since} < ${start}::timestamptz then 1 else ${signInFailures.count} + 1 end`,
        since: now,
      },
    })
    .returning({ count: signInFailures.count });
  return row?.count ?? 1;
}

export async function forgetFailures(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(signInFailures).where(rowOf(attempt));
}

/** A new password ends every count of its account. */
export async function forgetAllFailures(db: Db, email: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.email, email));
}

export async function removeOldFailures(db: Db, before: Date): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.since, before));
}
