import type { ApiModule } from '../platform/module';
import { removeOldCodes } from './codes/code-store';
import { accountsOf } from './context';
import { ensureAdmin } from './first-admin';
import { serveGoogle } from './routes/google-routes';
import { servePasswords } from './routes/password-routes';
import { serveProfile } from './routes/profile-routes';
import { serveSessions } from './routes/session-routes';
import { serveSignUp } from './routes/sign-up-routes';
import { addSeconds } from './time';

const codesKeptSeconds = 2 * 3600;

/** Accounts: who a person is, and their way in and out. */
export const accountsModule: ApiModule = {
  name: 'accounts',
  async register(app, platform) {
    const accounts = await accountsOf(platform);
    platform.principals.useUserResolver((request) => accounts.sessions.user(request));
    serveSessions(app, accounts);
    serveSignUp(app, accounts);
    servePasswords(app, accounts);
    serveProfile(app, accounts);
    serveGoogle(app, accounts);
    await platform.jobs.add({
      name: 'accounts-forget-codes',
      cron: '17 * * * *',
      run: () => removeOldCodes(platform.database.db, addSeconds(platform.now(), -codesKeptSeconds)),
    });
  },
  async prepare({ database, config }) {
    await ensureAdmin(database.db, config);
  },
};
