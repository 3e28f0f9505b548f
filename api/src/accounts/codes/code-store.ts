import { and, desc, eq, gt, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { oneTimeCodes } from '../tables';

export type CodeRow = typeof oneTimeCodes.$inferSelect;
export type NewCode = typeof oneTimeCodes.$inferInsert;

export async function insertCode(db: Db, row: NewCode): Promise<CodeRow> {
  const [kept] = await db.insert(oneTimeCodes).values(row).returning();
  if (!kept) throw new Error('The code was not kept.');
  return kept;
}

export async function newestCode(db: Db, purpose: CodeRow['purpose'], email: string): Promise<CodeRow | null> {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.email, email)))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  return row ?? null;
}

export async function codeById(db: Db, id: string, email: string): Promise<CodeRow | null> {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(sql`${oneTimeCodes.id}::text = ${id}`, eq(oneTimeCodes.email, email)));
  return row ?? null;
}

/** How many codes were sent to an address for a purpose since a moment, those that were sent again among them. */
export async function countCodes(db: Db, purpose: CodeRow['purpose'], email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ number: sum(oneTimeCodes.sent) })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.email, email), gt(oneTimeCodes.createdAt, since)));
  return Number(row?.number ?? 0);
}

/** Uses up one try of a code; false when none is left. In one statement, so that parallel guesses count too. */
export async function takeAttempt(db: Db, id: string, most: number): Promise<boolean> {
  const taken = await db
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(and(eq(oneTimeCodes.id, id), lt(oneTimeCodes.attempts, most)))
    .returning({ id: oneTimeCodes.id });
  return taken.length === 1;
}

/** Puts a fresh code in the place of the one before it. */
export async function replaceCode(db: Db, id: string, fields: Partial<NewCode>): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ ...fields, sent: sql`${oneTimeCodes.sent} + 1` })
    .where(eq(oneTimeCodes.id, id));
}

export async function updateCode(db: Db, id: string, change: Partial<NewCode>): Promise<void> {
  await db.update(oneTimeCodes).set(change).where(eq(oneTimeCodes.id, id));
}

/** Removes a code; false when somebody else has just used it. */
export async function consumeCode(db: Db, id: string): Promise<boolean> {
  return (await db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id)).returning({ id: oneTimeCodes.id })).length === 1;
}

export async function removeOldCodes(db: Db, before: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before));
}
