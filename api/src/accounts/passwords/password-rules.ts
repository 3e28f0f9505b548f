import { brand } from 'shared-contracts/brand';
import { commonKernels, commonPasswords } from './common-passwords';

const shortest = 8;

/** A date or a telephone number at best. */
const isDigits = (password: string): boolean => /^\d{1,11}$/.test(password);

/** Two digits or two signs at the end make nothing less common. */
const withoutEnding = (password: string): string => password.replace(/(?:\d{1,2}|[^\p{L}\d]{1,2})$/u, '');

/** A sentence when a password is one that anyone would try first, else null. */
export function refusePassword(password: string, email: string): string | null {
  const plain = password.toLowerCase();
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  if (password.length < shortest) return `Please choose a password of ${shortest} or more characters.`;
  if (
    isDigits(plain) ||
    commonPasswords.has(plain) ||
    commonKernels.has(withoutEnding(plain)) ||
    plain.startsWith(brand.name.toLowerCase()) ||
    new Set(plain).size === 1
  )
    return 'This password is one of the most common ones. Please choose another.';
  if (plain === email.toLowerCase() || plain === name)
    return 'Your e-mail address is too easy to guess as a password. Please choose another.';
  return null;
}
