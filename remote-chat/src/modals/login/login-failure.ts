import { ServiceError } from 'shared-contracts/services/service-error';
import { t } from '../../messages';

/** The sentence of the screen, then what the server says on top of it. */
export function loginFailure(error: unknown): string {
  const failed = t('Login failed. Please try again.');
  if (!(error instanceof ServiceError)) return failed;
  const detail = Object.values(error.fields)[0] ?? error.message;
  return detail === '' || detail === failed ? failed : `${failed} ${detail}`;
}
