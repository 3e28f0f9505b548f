import type { MouseEvent } from 'react';
import { focusMain } from '../navigation/focus-main';
import { t } from '../messages';
import classes from './SkipLink.module.css';

export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusMain();
  };
  return (
    <a className={classes.skip} href="#main" onClick={skip}>
      {t('Skip to content')}
    </a>
  );
}
