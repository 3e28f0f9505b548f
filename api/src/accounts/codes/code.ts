import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export const codeMinutes = 10;
/** Seconds before another code is sent. */
export const resendSeconds = 60;
/** Wrong tries that one code allows. */
export const codeAttempts = 5;

/** Six random digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a code: useless without the server's secret, and for this address only. */
export const hashCode = (code: string, email: string, secret: string): string =>
  createHmac('sha256', secret).update(`${email}:${code}`).digest('base64url');

export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
