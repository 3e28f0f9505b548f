import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountsRoutes } from 'shared-contracts/calls/accounts/routes';
import { accountsSchemas } from 'shared-contracts/calls/accounts/schemas';
import { readerLanguage } from '../../platform/http/reader-language';
import { serveCalls } from '../../platform/http/serve-calls';
import { refuseFlood, type Accounts } from '../context';
import { beginSignUp, finishSignUp, resendSignUpCode } from '../flows/sign-up';
import { evenly } from '../time';
import { signInHere } from './session-routes';

const done = { ok: true } as const;
/** Milliseconds that an answer takes at least, above what its work needs. */
export const leastAnswerMs = 150;
const intentCookie = 'sign-up';

/** Signing up with a code by mail. */
export function serveSignUp(app: FastifyInstance, accounts: Accounts): void {
  const { config, principals } = accounts.platform;
  const options = {
    path: '/api/accounts/sign-up',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
    signed: true,
    maxAge: 3600,
  } as const;
  const intentOf = (request: FastifyRequest): string | null => {
    const cookie = request.cookies[intentCookie];
    const opened = cookie ? request.unsignCookie(cookie) : undefined;
    return opened?.valid ? opened.value : null;
  };
  const forget = (reply: FastifyReply) => reply.clearCookie(intentCookie, { path: options.path });

  serveCalls(
    app,
    principals,
    accountsRoutes,
    accountsSchemas,
  )({
    async signUp({ body, request, reply }) {
      refuseFlood(accounts, request.ip);
      reply.setCookie(
        intentCookie,
        await evenly(leastAnswerMs, () => beginSignUp(accounts, { ...body, language: readerLanguage(request) })),
        options,
      );
      return done;
    },
    async resendSignUpCode({ body, request }) {
      refuseFlood(accounts, request.ip);
      await evenly(leastAnswerMs, () =>
        resendSignUpCode(accounts, body.email, intentOf(request), readerLanguage(request)),
      );
      return done;
    },
    async verifySignUp({ body, request, reply }) {
      refuseFlood(accounts, request.ip);
      const user = await finishSignUp(accounts, body.email, body.code, intentOf(request), readerLanguage(request));
      forget(reply);
      return signInHere(accounts, request, reply, user, true);
    },
  });
}
