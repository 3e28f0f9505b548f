import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceSession } from 'shared-contracts';
import type { Db } from '../../platform/database/database';
import type { User } from '../../platform/principal/principal';
import type { Auth } from '../auth';
import { sessions } from '../tables';
import { endSessions, userById } from '../user-store';
import { deviceName } from './device';
import { isByItself, isInUse, startClock } from './end-of-session';
import { passCookies, sessionHeaders } from './headers';

/** Signs people in and out, and knows who is signed in. */
export interface Sessions {
  open(request: FastifyRequest, reply: FastifyReply, userId: string, remember: boolean): Promise<void>;
  /** Signs a person out everywhere and in again here, as one does whose rights or password have just changed. */
  renew(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>;
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The person behind the cookie; null for nobody and for an account that was switched off. */
  user(request: FastifyRequest): Promise<User | null>;
  /** Prolongs a session that is in use. */
  refresh(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  currentToken(request: FastifyRequest): Promise<string | null>;
  list(userId: string, currentToken: string | null, now: Date): Promise<DeviceSession[]>;
  /** False when the person has no such session. */
  end(userId: string, sessionId: string): Promise<boolean>;
}

/** @param now the present moment, by which sessions begin and end */
export function createSessions(auth: Auth, db: Db, now: () => Date): Sessions {
  const current = async (request: FastifyRequest) =>
    request.headers.cookie?.includes('account.session_token')
      ? auth.api.getSession({ headers: sessionHeaders(request), query: { disableRefresh: true } })
      : null;
  const open: Sessions['open'] = async (request, reply, userId, remember) => {
    const { headers, response } = await auth.api.openSession({
      body: { userId, remember },
      headers: sessionHeaders(request),
      returnHeaders: true,
    });
    await startClock(db, response.token, now());
    passCookies(reply, headers);
  };
  return {
    open,
    async renew(request, reply, userId) {
      await endSessions(db, userId);
      await open(request, reply, userId, !request.headers.cookie?.includes('account.dont_remember'));
    },
    async close(request, reply) {
      const { headers } = await auth.api.signOut({ headers: sessionHeaders(request), returnHeaders: true });
      passCookies(reply, headers);
    },
    async user(request) {
      const found = await current(request);
      const row = found ? await userById(db, found.user.id) : null;
      if (row?.role === 'admin' && found && !(await isInUse(db, found.session.token, now(), isByItself(request))))
        return null;
      if (!row?.active) return null;
      const { id: userId, email, name, role, staffRole } = row;
      return { kind: 'user', userId, email, name, role, ...(staffRole && { staffRole }) };
    },
    async refresh(request, reply) {
      if (!request.headers.cookie?.includes('account.session_token')) return;
      const { headers } = await auth.api.getSession({ headers: sessionHeaders(request), returnHeaders: true });
      passCookies(reply, headers);
    },
    async currentToken(request) {
      return (await current(request))?.session.token ?? null;
    },
    async list(userId, currentToken, at) {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)))
        .orderBy(desc(sessions.updatedAt));
      return rows.map((row) => ({
        id: row.id,
        current: row.token === currentToken,
        device: deviceName(row.userAgent),
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.updatedAt.toISOString(),
      }));
    },
    async end(userId, sessionId) {
      return (
        (
          await db
            .delete(sessions)
            .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
            .returning({ id: sessions.id })
        ).length === 1
      );
    },
  };
}
