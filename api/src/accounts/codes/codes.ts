import { addMinutes, addSeconds } from '../time';
import { ProblemError, refused } from '../../platform/http/problem';
import type { Db } from '../../platform/database/database';
import { codeAttempts, codeMinutes, hashCode, newCode, resendSeconds, sameHash } from './code';
import { countCodes, insertCode, replaceCode, takeAttempt, updateCode, type CodeRow, type NewCode } from './code-store';

export interface Codes {
  /** Makes a code for an address; refuses when too many were asked for within an hour. */
  issue(
    row: Pick<NewCode, 'purpose' | 'email' | 'passwordHash' | 'consentVersion'>,
  ): Promise<{ row: CodeRow; code: string }>;
  /** Another code for the same intent, once the waiting time is over. */
  again(row: CodeRow): Promise<string>;
  /** Checks a code that a person typed, and uses up one of its tries when it is wrong. */
  check(row: CodeRow | null, code: string): Promise<CodeRow>;
}

const wrong = () => refused({ code: 'Invalid OTP. Please try again.' });
const hourMs = 3_600_000;

/**
 * One-time codes by mail. Every refusal is the same whether or not an address has an account.
 * @param perHour codes that one address may be sent in an hour
 */
export function createCodes(db: Db, secret: string, perHour: number, now: () => Date): Codes {
  const fresh = (email: string) => {
    const code = newCode();
    return {
      code,
      fields: {
        codeHash: hashCode(code, email, secret),
        attempts: 0,
        sentAt: now(),
        expiresAt: addMinutes(now(), codeMinutes),
      },
    };
  };
  async function refuseTooMany(purpose: CodeRow['purpose'], email: string): Promise<void> {
    if ((await countCodes(db, purpose, email, new Date(now().getTime() - hourMs))) >= perHour)
      throw new ProblemError(429, 'Too many codes were asked for. Please try again in an hour.');
  }
  return {
    async issue(intent) {
      await refuseTooMany(intent.purpose, intent.email);
      const { code, fields } = fresh(intent.email);
      return { code, row: await insertCode(db, { ...intent, ...fields, createdAt: now() }) };
    },
    async again(row) {
      refuseHaste(row.sentAt, now());
      await refuseTooMany(row.purpose, row.email);
      const { code, fields } = fresh(row.email);
      await replaceCode(db, row.id, fields);
      return code;
    },
    async check(row, code) {
      if (!row || row.expiresAt <= now()) throw wrong();
      if (!(await takeAttempt(db, row.id, codeAttempts)))
        throw refused({ code: 'Too many wrong codes. Please ask for a new one.' });
      if (!sameHash(row.codeHash, hashCode(code, row.email, secret))) throw wrong();
      await updateCode(db, row.id, { attempts: 0 });
      return row;
    },
  };
}

/** @throws ProblemError 429 with the seconds to wait, before another code may be sent. */
export function refuseHaste(sentAt: Date, now: Date): void {
  const seconds = Math.ceil((addSeconds(sentAt, resendSeconds).getTime() - now.getTime()) / 1000);
  if (seconds > 0)
    throw new ProblemError(429, `You can ask for another code in ${seconds} seconds.`, {
      retryAfterSeconds: seconds,
      headers: { 'retry-after': String(seconds) },
    });
}
