import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityRoutes } from 'shared-contracts/calls/security/routes';
import { securitySchemas } from 'shared-contracts/calls/security/schemas';
import { forbidden, refused, unauthenticated } from '../../platform/http/problem';
import { serveCalls } from '../../platform/http/serve-calls';
import type { Principal } from '../../platform/principal/principal';
import { siteOrigin } from '../../platform/web/site-origin';
import { authoriseUser } from '../authorise';
import { accountAct } from '../events';
import { refuseFlood, type Accounts } from '../context';
import { confirmPassword } from '../flows/password';
import { limitGuesses } from '../flows/sign-in';
import { beginAuthenticator, removeAuthenticator, takeAuthenticatorCode } from '../second-step/authenticator';
import { firstRecoveryCodes, forgetUnneededCodes, refuseLastWay, securityOf } from '../second-step/enrolment';
import { addPasskey, offerPasskey, removePasskey } from '../second-step/passkeys';
import { renewRecoveryCodes } from '../second-step/recovery-codes';
import type { UserRow } from '../tables';
import { userById } from '../user-store';

interface Asking {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  principal(): Promise<Principal>;
}

/** The settings of the second step. Administrators have one; whoever changes it types their password. */
export function serveSecurity(app: FastifyInstance, accounts: Accounts): void {
  const { db, platform, sessions } = accounts;

  async function owner(call: Asking): Promise<UserRow> {
    const { userId } = await authoriseUser(call, 'manage own account');
    const user = await userById(db, userId);
    if (!user) throw unauthenticated();
    if (user.role !== 'admin') throw forbidden('Only administrators have a second step.');
    return user;
  }
  async function ownerWith(call: Asking & { readonly body: { readonly password: string } }): Promise<UserRow> {
    refuseFlood(accounts, call.request.ip);
    const user = await owner(call);
    await limitGuesses(
      accounts,
      { email: user.email, sender: `security ${call.request.ip}`, address: call.request.ip },
      () => confirmPassword(accounts, user.id, call.body.password, 'password'),
    );
    return user;
  }
  const noteChange = ({ request }: Asking, user: UserRow) =>
    accountAct.announce(platform, { action: 'account.second-step', user, address: request.ip });
  /** Sessions that were opened without the new way end; this browser gets a new one. */
  async function enrolled(call: Asking, user: UserRow) {
    const userId = user.id;
    await noteChange(call, user);
    await sessions.renew(call.request, call.reply, userId);
    return { recoveryCodes: await firstRecoveryCodes(accounts, userId) };
  }

  serveCalls(
    app,
    platform.principals,
    securityRoutes,
    securitySchemas,
  )({
    security: async (call) => securityOf(accounts, (await owner(call)).id),
    beginAuthenticator: async (call) => beginAuthenticator(accounts, await ownerWith(call)),
    async confirmAuthenticator(call) {
      const user = await owner(call);
      const { id, email } = user;
      await limitGuesses(accounts, { email, sender: 'second step', address: call.request.ip }, async () => {
        if (!(await takeAuthenticatorCode(accounts, id, call.body.code)))
          throw refused({ code: 'This code is not right. Check the clock of your phone.' });
      });
      return enrolled(call, user);
    },
    async removeAuthenticator(call) {
      const user = await ownerWith(call);
      const { id } = user;
      await refuseLastWay(accounts, id);
      await removeAuthenticator(accounts, id);
      await noteChange(call, user);
      await forgetUnneededCodes(accounts, id);
      return securityOf(accounts, id);
    },
    beginPasskey: async (call) =>
      offerPasskey(accounts, await ownerWith(call), siteOrigin(call.request, platform.config)),
    async addPasskey(call) {
      const user = await owner(call);
      await addPasskey(accounts, user.id, siteOrigin(call.request, platform.config), call.body);
      return enrolled(call, user);
    },
    async removePasskey(call) {
      const user = await ownerWith(call);
      const { id } = user;
      await refuseLastWay(accounts, id);
      await removePasskey(accounts, id, call.body.id);
      await noteChange(call, user);
      await forgetUnneededCodes(accounts, id);
      return securityOf(accounts, id);
    },
    async newRecoveryCodes(call) {
      const user = await ownerWith(call);
      await noteChange(call, user);
      return { recoveryCodes: await renewRecoveryCodes(accounts, user.id) };
    },
  });
}
