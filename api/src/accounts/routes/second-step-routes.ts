import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityRoutes } from 'shared-contracts/calls/security/routes';
import { securitySchemas } from 'shared-contracts/calls/security/schemas';
import { refused } from '../../platform/http/problem';
import { serveCalls } from '../../platform/http/serve-calls';
import { siteOrigin } from '../../platform/web/site-origin';
import { refuseFlood, type Accounts } from '../context';
import { limitGuesses } from '../flows/sign-in';
import { takeAuthenticatorCode, hasAuthenticator } from '../second-step/authenticator';
import { challengePasskey, checkPasskey } from '../second-step/passkeys';
import { forgetPending, pendingSignIn, type PendingSignIn } from '../second-step/pending';
import { takeRecoveryCode } from '../second-step/recovery-codes';
import type { UserRow } from '../tables';
import { signInHere } from './session-routes';

/** The second step of a sign-in, after the right password. */
export function serveSecondStep(app: FastifyInstance, accounts: Accounts): void {
  const { config, principals } = accounts.platform;

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, remember }: PendingSignIn,
    check: () => Promise<void>,
  ) {
    // Nobody without the password comes here, so counting by account keeps no owner out for a stranger's tries.
    await limitGuesses(accounts, { email: user.email, sender: 'second step', address: request.ip }, check);
    forgetPending(reply);
    return signInHere(accounts, request, reply, user, remember);
  }

  serveCalls(
    app,
    principals,
    securityRoutes,
    securitySchemas,
  )({
    async secondStep({ body, request, reply }) {
      refuseFlood(accounts, request.ip);
      const pending = await pendingSignIn(accounts, request);
      return finish(request, reply, pending, () => checkCode(accounts, pending.user, body.code));
    },
    async passkeyChallenge({ request }) {
      refuseFlood(accounts, request.ip);
      const { user } = await pendingSignIn(accounts, request);
      return challengePasskey(accounts, user.id, siteOrigin(request, config));
    },
    async secondStepByPasskey({ body, request, reply }) {
      refuseFlood(accounts, request.ip);
      const pending = await pendingSignIn(accounts, request);
      return finish(request, reply, pending, () =>
        checkPasskey(accounts, pending.user.id, siteOrigin(request, config), body.response),
      );
    },
  });
}

async function checkCode(accounts: Accounts, { id }: UserRow, code: string): Promise<void> {
  const right = /^\d{6}$/.test(code)
    ? (await hasAuthenticator(accounts, id)) && (await takeAuthenticatorCode(accounts, id, code))
    : await takeRecoveryCode(accounts, id, code);
  if (!right) throw refused({ code: 'This code is not right, or was used already.' });
}
