export type Theme = 'light' | 'dark';

const storageKey = 'theme';

/** The theme that the person chose, or `null` when the system decides. */
export function chosenTheme(): Theme | null {
  try {
    const value = localStorage.getItem(storageKey);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

/** Shows a theme and keeps it where the browser allows that. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    return;
  }
}

export function showTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset['theme'] = theme;
}

/** The theme that is seen now: the chosen one, else the system's; light where a page is rendered ahead of any browser. */
export function shownTheme(): Theme {
  if (typeof window === 'undefined') return 'light';
  return chosenTheme() ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
