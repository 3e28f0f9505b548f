import { hashPassword } from 'better-auth/crypto';
import type { Config } from '../config';
import type { Db } from '../platform/database/database';
import { createUser, userByEmail } from './user-store';

const demoAdmin = { email: 'admin@example.com', password: 'admin123' } as const;

/** Creates the first administrator: the configured one, or the known one that belongs to the sample data outside production. */
export async function ensureAdmin(db: Db, config: Config): Promise<void> {
  const pair = config.adminEmail && config.adminPassword ? { email: config.adminEmail, password: config.adminPassword } : config.sampleData && !config.production ? demoAdmin : null;
  if (!pair || (await userByEmail(db, pair.email))) return;
  await createUser(db, { email: pair.email, name: 'Admin User', role: 'admin', emailVerified: true }, await hashPassword(pair.password));
}
