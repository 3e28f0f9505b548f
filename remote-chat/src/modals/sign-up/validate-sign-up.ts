import { t } from '../../messages';

export interface SignUpFields {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export const shortestPassword = 6;

/** The first thing wrong with a sign-up form, or ''. */
export function validateSignUp({ password, confirmPassword }: SignUpFields): string {
  if (password !== confirmPassword) return t('Passwords do not match');
  if (password.length < shortestPassword)
    return t('Password must be at least {count} characters long', { count: shortestPassword });
  return '';
}
