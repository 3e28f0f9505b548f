import { createCounter, type Counter } from '../platform/http/counter';
import { ProblemError } from '../platform/http/problem';
import type { Platform } from '../platform/platform';
import { sharedSecret } from '../platform/secrets';
import type { Db } from '../platform/database/database';
import { createAuth, type Auth } from './auth';
import { createCodes, type Codes } from './codes/codes';
import { createSessions, type Sessions } from './sessions/sessions';

/** What every flow of accounts works with. */
export interface Accounts {
  readonly platform: Platform;
  readonly db: Db;
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly codes: Codes;
  /** Hashes of codes are made with it. */
  readonly codeSecret: string;
  readonly perAddress: Counter;
}

const hourMs = 3_600_000;
const perHour = {
  production: { address: 100, codes: 6 },
  elsewhere: { address: 1000, codes: 200 },
};

const known = new WeakMap<Platform, Promise<Accounts>>();

/**
 * What accounts work with on this platform, made once.
 * @param platform with its database open and migrated
 */
export function accountsOf(platform: Platform): Promise<Accounts> {
  const accounts = known.get(platform) ?? createAccounts(platform);
  known.set(platform, accounts);
  return accounts;
}

async function createAccounts(platform: Platform): Promise<Accounts> {
  const { config, database, vault } = platform;
  const limits = config.production ? perHour.production : perHour.elsewhere;
  const auth = createAuth(
    database.db,
    config,
    config.sessionSecret ?? (await sharedSecret(database, vault, 'sessions')),
  );
  const codeSecret = await sharedSecret(database, vault, 'codes');
  return {
    platform,
    db: database.db,
    auth,
    sessions: createSessions(auth, database.db, platform.now),
    codes: createCodes(database.db, codeSecret, limits.codes, platform.now),
    codeSecret,
    perAddress: createCounter(hourMs, limits.address, Date.now, { notices: platform.notices, name: 'accounts' }),
  };
}

/** @throws ProblemError 429 when one connection address asks too often */
export function refuseFlood(accounts: Accounts, ip: string): void {
  if (!accounts.perAddress.allows(ip))
    throw new ProblemError(429, 'That was a lot of tries. Please wait an hour and try again.');
}
