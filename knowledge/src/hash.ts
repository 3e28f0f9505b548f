import { createHash } from 'node:crypto';

/** The first 16 hex digits of the SHA-256 of the value's JSON (or of the string itself). */
export function contentHash(value: unknown): string {
  return createHash('sha256')
    .update(typeof value === 'string' ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 16);
}
