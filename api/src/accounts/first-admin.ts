import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Config } from '../config';
import type { Db } from '../platform/database/database';
import { StartError } from '../platform/start-error';
import { createUser, passwordHashOf, userByEmail } from './user-store';

const demoAdmin = { email: 'admin@example.com', password: 'admin123' } as const;

/**
 * Creates the first administrator: the configured one, or the known one that belongs to the sample data outside production.
 * @throws StartError in production, while anybody can sign in as the known one
 */
export async function ensureAdmin(db: Db, config: Config): Promise<void> {
  if (config.production) await refuseKnownAdmin(db);
  const pair =
    config.adminEmail && config.adminPassword
      ? { email: config.adminEmail, password: config.adminPassword }
      : config.sampleData && !config.production
        ? demoAdmin
        : null;
  if (!pair || (await userByEmail(db, pair.email))) return;
  await createUser(
    db,
    { email: pair.email, name: 'Admin User', role: 'admin', staffRole: 'owner', emailVerified: true },
    await hashPassword(pair.password),
  );
}

async function refuseKnownAdmin(db: Db): Promise<void> {
  const user = await userByEmail(db, demoAdmin.email);
  const hash = user?.active ? await passwordHashOf(db, user.id) : null;
  if (hash && (await verifyPassword({ hash, password: demoAdmin.password })))
    throw new StartError(
      `The sample administrator ${demoAdmin.email} can still sign in with the password that everybody knows: change it or switch the account off outside production, or begin with an empty database.`,
    );
}
