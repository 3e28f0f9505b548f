import type { FastifyInstance } from 'fastify';
import { accountExportPath, accountsRoutes } from 'shared-contracts/calls/accounts/routes';
import { accountsSchemas } from 'shared-contracts/calls/accounts/schemas';
import { unauthenticated } from '../../platform/http/problem';
import { serveCalls } from '../../platform/http/serve-calls';
import { authoriseUser } from '../authorise';
import { accountAct } from '../events';
import { refuseFlood, type Accounts } from '../context';
import { deleteAccount, exportAccount } from '../flows/leave';
import { profileOf, sessionUser } from '../flows/profile';
import { limitGuesses } from '../flows/sign-in';
import { updateUser, userById } from '../user-store';

const done = { ok: true } as const;

/** One's own profile, its export and the end of the account. */
export function serveProfile(app: FastifyInstance, accounts: Accounts): void {
  const { db, platform, sessions } = accounts;
  serveCalls(
    app,
    platform.principals,
    accountsRoutes,
    accountsSchemas,
  )({
    async completeProfile(call) {
      const { userId, role } = await authoriseUser(call, 'manage own account');
      const { userType, countryCode, phone } = call.body;
      const user = await updateUser(db, userId, {
        userType,
        countryCode,
        phone,
        role: role === 'admin' ? role : userType,
      });
      if (user.role !== role)
        await accountAct.announce(platform, {
          action: 'account.role',
          user,
          address: call.request.ip,
          before: { role },
          after: { role: user.role },
        });
      return { user: await sessionUser(accounts, user) };
    },
    async profile(call) {
      const user = await userById(db, (await authoriseUser(call, 'manage own account')).userId);
      if (!user) throw unauthenticated();
      return profileOf(accounts, user);
    },
    async editProfile(call) {
      const { userId } = await authoriseUser(call, 'manage own account');
      return profileOf(accounts, await updateUser(db, userId, call.body));
    },
    async chooseLanguage(call) {
      const { userId } = await authoriseUser(call, 'manage own account');
      await updateUser(db, userId, call.body);
      return done;
    },
    async deleteAccount(call) {
      refuseFlood(accounts, call.request.ip);
      const { userId, email } = await authoriseUser(call, 'manage own account');
      await limitGuesses(accounts, { email, sender: `deletion ${call.request.ip}`, address: call.request.ip }, () =>
        deleteAccount(accounts, userId, call.body.password),
      );
      await sessions.close(call.request, call.reply);
      return done;
    },
  });

  app.get(accountExportPath, async (request, reply) => {
    const { userId, email } = await authoriseUser(
      { principal: () => platform.principals.of(request, reply) },
      'manage own account',
    );
    await accountAct.announce(platform, {
      action: 'account.export',
      user: { id: userId, email },
      address: request.ip,
    });
    reply
      .headers({ 'content-disposition': 'attachment; filename="my-data.json"', 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8');
    return reply.send(JSON.stringify(await exportAccount(accounts, userId), null, 2));
  });
}
