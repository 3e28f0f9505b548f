import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountsRoutes } from 'shared-contracts/calls/accounts/routes';
import { accountsSchemas } from 'shared-contracts/calls/accounts/schemas';
import { notFound } from '../../platform/http/problem';
import { serveCalls } from '../../platform/http/serve-calls';
import { authoriseUser } from '../authorise';
import { accountAct } from '../events';
import { refuseFlood, type Accounts } from '../context';
import { sessionUser } from '../flows/profile';
import { checkPassword } from '../flows/sign-in';
import { secondStepOf } from '../second-step/enrolment';
import { demandSecondStep } from '../second-step/pending';
import { rememberBrowser, senderOf } from '../sessions/known-browser';
import { endSessions, userById } from '../user-store';
import type { UserRow } from '../tables';

const done = { ok: true } as const;

/** Signs a person in on this browser and says who they are. */
export async function signInHere(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  remember: boolean,
) {
  await accounts.sessions.open(request, reply, user.id, remember);
  await accountAct.announce(accounts.platform, { action: 'account.sign-in', user, address: request.ip });
  rememberBrowser(reply, user.email, accounts.platform.config.production);
  return { user: await sessionUser(accounts, user) };
}

/** Signing in and out, and the list of signed-in devices. */
export function serveSessions(app: FastifyInstance, accounts: Accounts): void {
  const { db, platform, sessions } = accounts;
  serveCalls(
    app,
    platform.principals,
    accountsRoutes,
    accountsSchemas,
  )({
    async session({ request, reply, principal }) {
      reply.header('cache-control', 'no-store');
      const person = await principal();
      const user = person.kind === 'user' ? await userById(db, person.userId) : null;
      if (!user) return { user: null };
      await sessions.refresh(request, reply);
      return { user: await sessionUser(accounts, user) };
    },
    async login({ body, request, reply }) {
      refuseFlood(accounts, request.ip);
      const user = await checkPassword(
        accounts,
        { email: body.email, sender: senderOf(request, body.email), address: request.ip },
        body.password,
      );
      const secondStep = await secondStepOf(accounts, user);
      if (secondStep) return demandSecondStep(accounts, reply, { user, remember: body.remember }, secondStep);
      return signInHere(accounts, request, reply, user, body.remember);
    },
    async logout({ request, reply }) {
      await sessions.close(request, reply);
      return done;
    },
    async listSessions(call) {
      const { userId } = await authoriseUser(call, 'manage own account');
      return { sessions: await sessions.list(userId, await sessions.currentToken(call.request), platform.now()) };
    },
    async endSession(call) {
      const { userId } = await authoriseUser(call, 'manage own account');
      if (!(await sessions.end(userId, call.params.id))) throw notFound('session');
      return done;
    },
    async endAllSessions(call) {
      const { userId } = await authoriseUser(call, 'manage own account');
      await endSessions(db, userId);
      await sessions.close(call.request, call.reply);
      return done;
    },
  });
}
