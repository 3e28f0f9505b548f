export interface NewPasswordFields {
  readonly password: string;
  readonly confirmPassword: string;
}

const shortestPassword = 8;

/** What is wrong with the address, or ''. */
export function validateEmail(email: string): string {
  if (email.trim() === '') return 'Please enter your email address';
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? '' : 'Please enter a valid email address';
}

/** The first thing wrong with a new password, or ''. */
export function validateNewPassword({ password, confirmPassword }: NewPasswordFields): string {
  if (password === '' || confirmPassword === '') return 'Please fill in all fields';
  if (password !== confirmPassword) return 'Passwords do not match';
  if (password.length < shortestPassword) return `Password must be at least ${shortestPassword} characters long`;
  return '';
}
