import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { adminRoutes } from 'shared-contracts/calls/admin/routes';
import type { Db } from '../../platform/database/database';
import { sessions } from '../tables';

const minuteMs = 60_000;
/** Administrators sign in anew every day, whatever they chose. */
export const adminHours = 12;
/** Their session ends when nobody has used it for so long. */
export const adminIdleMinutes = 30;

/** Requests that a page makes by itself, while nobody may be there. */
export const isByItself = (request: FastifyRequest): boolean => request.routeOptions.url === adminRoutes.bell.path;

/** A session's time is measured by the product's clock from here on. */
export async function startClock(db: Db, token: string, now: Date): Promise<void> {
  await db.update(sessions).set({ createdAt: now, seenAt: now }).where(eq(sessions.token, token));
}

/**
 * Whether an administrator's session goes on; one that does not is removed.
 * @param byItself the request says nothing of a person being there
 */
export async function isInUse(db: Db, token: string, now: Date, byItself: boolean): Promise<boolean> {
  const [session] = await db.select().from(sessions).where(eq(sessions.token, token));
  if (!session) return false;
  const age = now.getTime() - session.createdAt.getTime();
  const idle = now.getTime() - session.seenAt.getTime();
  if (age > adminHours * 60 * minuteMs || idle > adminIdleMinutes * minuteMs) {
    await db.delete(sessions).where(eq(sessions.id, session.id));
    return false;
  }
  if (!byItself && idle > minuteMs) await db.update(sessions).set({ seenAt: now }).where(eq(sessions.id, session.id));
  return true;
}
