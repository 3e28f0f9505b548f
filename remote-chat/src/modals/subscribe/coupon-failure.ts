import { ServiceError } from 'shared-contracts/services/service-error';
import { t } from '../../messages';

/** A refused code gets the sentence of the screen, and the server's reason where it has one; a server that fails says so itself. */
export function couponFailure(error: unknown): string {
  const invalid = t('Invalid coupon code. Please try again.');
  if (!(error instanceof ServiceError)) return invalid;
  if (error.status === 0 || error.status >= 500) return error.message;
  const reason = error.fields['coupon'] ?? error.message;
  return reason === '' || reason.startsWith(invalid) ? reason || invalid : `${invalid} ${reason}`;
}
