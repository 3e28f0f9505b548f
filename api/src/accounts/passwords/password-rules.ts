import { brand } from 'shared-contracts/brand';
import { commonPasswords } from './common-passwords';

/** A sentence when a password is one that anyone would try first, else null. Its length is the schema's matter. */
export function refusePassword(password: string, email: string): string | null {
  const plain = password.toLowerCase();
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  if (commonPasswords.has(plain) || plain.startsWith(brand.name.toLowerCase()) || new Set(plain).size === 1) return 'This password is one of the most common ones. Please choose another.';
  if (plain === email.toLowerCase() || plain === name) return 'Your e-mail address is too easy to guess as a password. Please choose another.';
  return null;
}
