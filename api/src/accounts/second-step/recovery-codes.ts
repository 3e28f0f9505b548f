import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { and, eq } from 'drizzle-orm';
import { hashCode } from '../codes/code';
import type { Accounts } from '../context';
import { recoveryCodes } from './tables';

const howMany = 10;
const letters = 10;

const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z2-7]/g, '');

/** Ten new codes in place of the old ones. Only their hashes are kept. */
export async function renewRecoveryCodes({ db, codeSecret }: Accounts, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () =>
    base32.encode(randomBytes(8), { padding: false }).slice(0, letters),
  );
  const rows = codes.map((code) => ({ userId, codeHash: hashCode(code, userId, codeSecret) }));
  await db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.insert(recoveryCodes).values(rows);
  });
  return codes.map((code) => `${code.slice(0, letters / 2)}-${code.slice(letters / 2)}`);
}

/** Uses a code up; false when it is none of this person's. */
export async function takeRecoveryCode({ db, codeSecret }: Accounts, userId: string, code: string): Promise<boolean> {
  const codeHash = hashCode(plain(code), userId, codeSecret);
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return used.length === 1;
}

export const countRecoveryCodes = ({ db }: Accounts, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

export async function removeRecoveryCodes({ db }: Accounts, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
