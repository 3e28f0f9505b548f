import { t } from '../messages';
import { useRegistry } from '../remotes/RegistryProvider';
import { useBehind } from '../remotes/use-behind';
import classes from './Notices.module.css';

/** What is said about the builds of the page: staff who load another one than visitors, and a tab that is behind. */
export function Notices() {
  const { remotes } = useRegistry();
  const isBehind = useBehind();
  const parts = remotes.flatMap(({ name, override }) => (override ? [`${name}@${override}`] : []));
  if (parts.length === 0 && !isBehind) return null;
  return (
    <div role="status" className={classes.notices}>
      {parts.length > 0 && (
        <p className={classes.notice}>
          {t('Not published: {parts}', { parts: parts.join(', ') })}
          {/* The server takes the choice back, so that this is no navigation within the page. */}
          <a className="button quiet" href="?remote=none">
            {t('Leave')}
          </a>
        </p>
      )}
      {isBehind && (
        <p className={classes.notice}>
          {t('A newer version is ready')}
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {t('Reload the page')}
          </button>
        </p>
      )}
    </div>
  );
}
