import { ServiceError } from 'shared-contracts/services/service-error';
import { t } from '../../messages';

/** The sentence of the screen, then what the server says on top of it; a field that is wrong is named alone. */
export function loginFailure(error: unknown): string {
  const failed = t('Login failed. Please try again.');
  if (!(error instanceof ServiceError)) return failed;
  const [wrongField] = Object.values(error.fields);
  if (wrongField) return wrongField;
  const detail = error.message;
  return detail === '' || detail === failed ? failed : `${failed} ${detail}`;
}
