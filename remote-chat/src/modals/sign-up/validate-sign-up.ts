export interface SignUpFields {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export const shortestPassword = 6;

/** The first thing wrong with a sign-up form, or ''. */
export function validateSignUp({ password, confirmPassword }: SignUpFields): string {
  if (password !== confirmPassword) return 'Passwords do not match';
  if (password.length < shortestPassword) return `Password must be at least ${shortestPassword} characters long`;
  return '';
}
