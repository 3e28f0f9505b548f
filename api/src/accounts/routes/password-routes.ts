import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from 'shared-contracts/calls/accounts/routes';
import { accountsSchemas } from 'shared-contracts/calls/accounts/schemas';
import { serveCalls } from '../../platform/http/serve-calls';
import { authoriseUser } from '../authorise';
import { refuseFlood, type Accounts } from '../context';
import { changePassword, checkResetCode, confirmPassword, resetPassword, sendResetCode } from '../flows/password';
import { limitGuesses } from '../flows/sign-in';
import { evenly } from '../time';
import { leastAnswerMs } from './sign-up-routes';

const done = { ok: true } as const;

/** A forgotten password, and a changed one. */
export function servePasswords(app: FastifyInstance, accounts: Accounts): void {
  serveCalls(
    app,
    accounts.platform.principals,
    accountsRoutes,
    accountsSchemas,
  )({
    async sendResetCode({ body, request }) {
      refuseFlood(accounts, request.ip);
      await evenly(leastAnswerMs, () => sendResetCode(accounts, body.email));
      return done;
    },
    async verifyResetCode({ body, request }) {
      refuseFlood(accounts, request.ip);
      await checkResetCode(accounts, body.email, body.code);
      return done;
    },
    async resetPassword({ body, request }) {
      refuseFlood(accounts, request.ip);
      await evenly(leastAnswerMs, () => resetPassword(accounts, body));
      return done;
    },
    async changePassword(call) {
      refuseFlood(accounts, call.request.ip);
      const { request, reply } = call;
      const { userId, email } = await authoriseUser(call, 'manage own account');
      await limitGuesses(accounts, { email, sender: `change ${request.ip}`, address: request.ip }, () =>
        confirmPassword(accounts, userId, call.body.currentPassword, 'currentPassword'),
      );
      await changePassword(accounts, userId, call.body.password);
      await accounts.sessions.renew(request, reply, userId);
      return done;
    },
  });
}
