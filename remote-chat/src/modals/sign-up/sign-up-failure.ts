import { ServiceError } from 'shared-contracts/services/service-error';
import { t } from '../../messages';

/** A refused form has its own sentences; a server that fails could not send the code. */
export function signUpFailure(error: unknown): string {
  if (!(error instanceof ServiceError) || error.status === 0 || error.status >= 500)
    return t('Failed to send OTP. Please try again.');
  return Object.values(error.fields)[0] ?? (error.message || t('Signup failed. Please try again.'));
}
