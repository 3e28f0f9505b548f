import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { addMinutes } from '../time';
import { signInFailures } from '../tables';

/** Wrong passwords in a row after which an address waits. */
export const failuresAllowed = 20;
export const lockMinutes = 15;

/** Whether an address has to wait, which does not tell whether it has an account. */
export async function isLocked(db: Db, email: string, now: Date): Promise<boolean> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.email, email));
  return row !== undefined && row.count >= failuresAllowed && row.since > addMinutes(now, -lockMinutes);
}

/** Counts a wrong password; a count whose time is over begins again. */
export async function countFailure(db: Db, email: string, now: Date): Promise<void> {
  const start = addMinutes(now, -lockMinutes).toISOString();
  await db
    .insert(signInFailures)
    .values({ email, count: 1, since: now })
    .onConflictDoUpdate({
      target: signInFailures.email,
      set: { count: sql`case when ${signInFailures.since} < ${start}::timestamptz then 1 else ${signInFailures.count} + 1 end`, since: now },
    });
}

export async function forgetFailures(db: Db, email: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.email, email));
}
