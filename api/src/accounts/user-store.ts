import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../platform/database/database';
import { credentials, oneTimeCodes, sessions, signInFailures, users, type UserRow } from './tables';

export type NewUser = Omit<typeof users.$inferInsert, 'id'>;

const passwordProvider = 'credential';

export async function userByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return row ?? null;
}

export async function userById(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/**
 * Creates a person, with a way in when there is a password.
 * @param passwordHash made by `hashPassword` of better-auth
 * @returns null when the address has an account already
 */
export async function createUser(db: Db, user: NewUser, passwordHash: string | null): Promise<UserRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ ...user, email: user.email.toLowerCase(), id: randomUUID() })
      .onConflictDoNothing()
      .returning();
    if (row && passwordHash) await setPasswordHash(tx, row.id, passwordHash);
    return row ?? null;
  });
}

export async function updateUser(db: Db, id: string, change: Partial<NewUser>): Promise<UserRow> {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning();
  if (!row) throw new Error('The account is gone.');
  return row;
}

export async function passwordHashOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(
      and(
        eq(credentials.userId, userId),
        eq(credentials.providerId, passwordProvider),
        isNotNull(credentials.password),
      ),
    );
  return row?.password ?? null;
}

export async function setPasswordHash(db: Db, userId: string, password: string): Promise<void> {
  await db
    .insert(credentials)
    .values({ id: randomUUID(), userId, accountId: userId, providerId: passwordProvider, password })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password, updatedAt: new Date() },
    });
}

/** Removes a person with everything that hangs on the row: sessions and ways in. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** Removes what was kept by an address alone: codes that were sent to it, and wrong passwords for it. */
export async function forgetTries(db: Db, email: string): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.email, email));
  await db.delete(signInFailures).where(eq(signInFailures.email, email));
}

/** Signs a person out everywhere. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** The part of an e-mail address that serves as a name until its owner gives one. */
export const nameFromEmail = (email: string): string => email.split('@')[0] ?? email;

/** Whether a name is a person's own, rather than what was cut from their address when they signed up. */
export const hasOwnName = ({ name, email }: Pick<UserRow, 'name' | 'email'>): boolean =>
  name !== '' && name !== nameFromEmail(email);
