import { t } from '../../messages';

export interface NewPasswordFields {
  readonly password: string;
  readonly confirmPassword: string;
}

const shortestPassword = 8;

/** What is wrong with the address, or ''. */
export function validateEmail(email: string): string {
  if (email.trim() === '') return t('Please enter your email address');
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? '' : t('Please enter a valid email address');
}

/** The first thing wrong with a new password, or ''. */
export function validateNewPassword({ password, confirmPassword }: NewPasswordFields): string {
  if (password === '' || confirmPassword === '') return t('Please fill in all fields');
  if (password !== confirmPassword) return t('Passwords do not match');
  if (password.length < shortestPassword)
    return t('Password must be at least {count} characters long', { count: shortestPassword });
  return '';
}
