import { withoutLanguage } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { useLocation } from 'shared-contracts/router';
import { t } from '../messages';
import classes from './MissingNotice.module.css';

/** Tells somebody who came by a wrong or old address why they see another page. */
export function MissingNotice() {
  const { state, pathname } = useLocation() as { readonly state: unknown; readonly pathname: string };
  const missing = typeof state === 'object' && state !== null && 'missing' in state ? state.missing : null;
  if (typeof missing !== 'string') return null;
  return (
    <p className={classes.notice} role="status">
      {withoutLanguage(pathname) === paths.home.path
        ? t('There is no page at {address}. This is the home page.', { address: missing })
        : t('There is no page at {address}.', { address: missing })}
    </p>
  );
}
