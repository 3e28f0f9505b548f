import type { ApiModule } from '../platform/module';
import { removeOldCodes } from './codes/codeStore';
import { createAccounts } from './context';
import { ensureAdmin } from './firstAdmin';
import { serveGoogle } from './routes/googleRoutes';
import { servePasswords } from './routes/passwordRoutes';
import { serveProfile } from './routes/profileRoutes';
import { serveSessions } from './routes/sessionRoutes';
import { serveSignUp } from './routes/signUpRoutes';
import { addSeconds } from './time';

const codesKeptSeconds = 2 * 3600;

/** Accounts: who a person is, and their way in and out. */
export const accountsModule: ApiModule = {
  name: 'accounts',
  async register(app, platform) {
    const accounts = await createAccounts(platform);
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
