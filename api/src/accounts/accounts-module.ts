import type { ApiModule } from '../platform/module';
import { removeOldCodes } from './codes/code-store';
import { accountsOf } from './context';
import { removeOldFailures } from './passwords/failures';
import { ensureAdmin } from './first-admin';
import { serveGoogle } from './routes/google-routes';
import { servePasswords } from './routes/password-routes';
import { serveProfile } from './routes/profile-routes';
import { serveSecondStep } from './routes/second-step-routes';
import { serveSecurity } from './routes/security-routes';
import { serveSessions } from './routes/session-routes';
import { serveSignUp } from './routes/sign-up-routes';
import { mustEnrol } from './second-step/enrolment';
import { addSeconds } from './time';

const codesKeptSeconds = 2 * 3600;

/** Accounts: who a person is, and their way in and out. */
export const accountsModule: ApiModule = {
  name: 'accounts',
  async register(app, platform) {
    const accounts = await accountsOf(platform);
    platform.principals.useUserResolver(async (request) => {
      const user = await accounts.sessions.user(request);
      if (user?.role !== 'admin') return user;
      return { ...user, mustEnrol: await mustEnrol(accounts, { id: user.userId, role: user.role }) };
    });
    serveSessions(app, accounts);
    serveSignUp(app, accounts);
    servePasswords(app, accounts);
    serveProfile(app, accounts);
    serveGoogle(app, accounts);
    serveSecondStep(app, accounts);
    serveSecurity(app, accounts);
    await platform.jobs.add({
      name: 'accounts-forget-codes',
      cron: '17 * * * *',
      async run() {
        const before = addSeconds(platform.now(), -codesKeptSeconds);
        await removeOldCodes(platform.database.db, before);
        await removeOldFailures(platform.database.db, before);
      },
    });
  },
  async prepare({ database, config }) {
    await ensureAdmin(database.db, config);
  },
};
