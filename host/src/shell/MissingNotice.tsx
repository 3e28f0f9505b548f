import { useLocation } from 'shared-contracts/router';
import { t } from '../messages';
import classes from './MissingNotice.module.css';

/** Tells somebody who came by a wrong or old address why they see another page. */
export function MissingNotice() {
  const { state } = useLocation() as { readonly state: unknown };
  const missing = typeof state === 'object' && state !== null && 'missing' in state ? state.missing : null;
  if (typeof missing !== 'string') return null;
  return (
    <p className={classes.notice} role="status">
      {t('There is no page at {address}. This is the home page.', { address: missing })}
    </p>
  );
}
