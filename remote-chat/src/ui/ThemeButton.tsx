import { useState } from 'react';
import { chooseTheme, shownTheme } from 'shared-ui/dom/theme';
import { t } from '../messages';
import { IconButton } from './IconButton';

/** Changes between the light and the dark theme, here and on every page. */
export function ThemeButton({ className = '' }: { readonly className?: string | undefined }) {
  const [shown, setShown] = useState(shownTheme);
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={shown === 'dark' ? 'sun' : 'moon'}
      className={className}
      label={other === 'dark' ? t('Switch to dark theme') : t('Switch to light theme')}
      onClick={() => {
        chooseTheme(other);
        setShown(other);
      }}
    />
  );
}
