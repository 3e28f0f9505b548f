import { t } from '../messages';
import classes from './Loading.module.css';

/** Shown while a remote is on its way; appears only when that takes a moment. */
export function Loading() {
  return (
    <div role="status" className={classes.loading}>
      <span className={classes.dots} aria-hidden="true" />
      <span className="visually-hidden">{t('Loading')}</span>
    </div>
  );
}
