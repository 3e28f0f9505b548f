import { useState } from 'react';
import { chooseTheme, shownTheme, type Theme } from 'shared-ui/dom/theme';
import { useHydrated } from 'shared-ui/dom/use-hydrated';
import { t } from '../messages';

/** Changes between the light and the dark theme; until someone does, the system's setting holds. */
export function ThemeSwitch() {
  const [changed, setChanged] = useState<Theme | null>(null);
  const isHydrated = useHydrated();
  // A prerendered page does not know who will read it.
  const theme = changed ?? (isHydrated ? shownTheme() : 'light');
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    chooseTheme(other);
    setChanged(other);
  };
  return (
    <button
      type="button"
      className="icon-button"
      disabled={!isHydrated}
      aria-label={other === 'dark' ? t('Switch to dark theme') : t('Switch to light theme')}
      onClick={change}
    >
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {theme === 'dark' ? (
          <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
        ) : (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
        )}
      </svg>
    </button>
  );
}
