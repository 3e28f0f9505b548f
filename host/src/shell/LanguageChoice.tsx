import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { isLanguage, languageNames, languages } from 'shared-contracts/language/languages';
import { localHref } from 'shared-contracts/language/local-paths';
import { useLocation } from 'shared-contracts/router';
import { useHydrated } from 'shared-ui/dom/use-hydrated';
import { useShell } from '../app/shell-context';
import { useShownLanguage } from '../language/use-shown-language';
import { messages, t } from '../messages';
import classes from './LanguageChoice.module.css';

/** Shows the same page in another language and keeps the choice. */
export function LanguageChoice() {
  const { language: store } = useShell();
  const shown = useShownLanguage();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();

  const change = async ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (!isLanguage(value)) return;
    await messages.load(value);
    store.getState().choose(value);
    const href = localHref(pathname, value);
    if (href !== pathname) void navigate(`${href}${search}${hash}`);
  };

  return (
    <div className={classes.choice}>
      <svg className={classes.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
      </svg>
      <select
        className={classes.select}
        aria-label={t('Language')}
        disabled={!isHydrated}
        value={shown}
        onChange={(event) => void change(event)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
