import { useState } from 'react';
import { chooseTheme, shownTheme } from 'shared-ui/dom/theme';
import { t } from '../../messages';
import { Icon } from '../../ui/Icon';
import styles from './LinkList.module.css';

/** The theme as a row of the profile, where a narrow top bar has no room for it. */
export function ThemeChoice() {
  const [shown, setShown] = useState(shownTheme);
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles['link']}
      onClick={() => {
        chooseTheme(other);
        setShown(other);
      }}
    >
      {other === 'dark' ? t('Switch to dark theme') : t('Switch to light theme')}
      <Icon name={other === 'dark' ? 'moon' : 'sun'} size={16} />
    </button>
  );
}
