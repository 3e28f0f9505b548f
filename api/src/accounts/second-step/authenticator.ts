import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { brand } from 'shared-contracts/brand';
import { refused } from '../../platform/http/problem';
import { sameHash } from '../codes/code';
import type { Accounts } from '../context';
import type { UserRow } from '../tables';
import { authenticators } from './tables';

const periodMs = 30_000;
/** Codes of the period before and after are right too: clocks differ. */
const neighbours = [0, -1, 1];
const secretBytes = 20;

/** Makes a secret that takes the place of one that was never confirmed, and of a confirmed one only once it is confirmed itself. */
export async function beginAuthenticator(
  { db, platform }: Accounts,
  user: UserRow,
): Promise<{ secret: string; address: string }> {
  if (await hasAuthenticator({ db }, user.id))
    throw refused({ password: 'There is an authenticator app already. Remove it first.' });
  const secret = randomBytes(secretBytes).toString('hex');
  const sealed = platform.vault.seal(secret);
  await db
    .insert(authenticators)
    .values({ userId: user.id, secret: sealed })
    .onConflictDoUpdate({ target: authenticators.userId, set: { secret: sealed, confirmedAt: null } });
  return { secret: base32.encode(secret, { padding: false }), address: createOTP(secret).url(brand.name, user.email) };
}

export async function hasAuthenticator({ db }: Pick<Accounts, 'db'>, userId: string): Promise<boolean> {
  const confirmed = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
  return (await db.$count(authenticators, confirmed)) > 0;
}

/** Whether a code of the app is right now; each period's code counts once, also among parallel tries. */
export async function takeAuthenticatorCode(
  { db, platform }: Accounts,
  userId: string,
  code: string,
): Promise<boolean> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  if (!row) return false;
  const otp = createOTP(platform.vault.open(row.secret));
  const now = Math.floor(platform.now().getTime() / periodMs);
  for (const period of neighbours.map((distance) => now + distance)) {
    if (!sameHash(await otp.hotp(period), code)) continue;
    const used = await db
      .update(authenticators)
      .set({ lastPeriod: period, confirmedAt: row.confirmedAt ?? platform.now() })
      .where(and(eq(authenticators.userId, userId), lt(authenticators.lastPeriod, period)))
      .returning({ userId: authenticators.userId });
    return used.length === 1;
  }
  return false;
}

export async function removeAuthenticator({ db }: Accounts, userId: string): Promise<void> {
  await db.delete(authenticators).where(eq(authenticators.userId, userId));
}
