import type { Language } from 'shared-contracts';
import { t } from '../messages';
import { useChats } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { languageOptions } from '../ui/language-of';
import styles from './LanguageChoice.module.css';

/** In which language answers come: that of the question, or a chosen one. */
export function LanguageChoice() {
  const language = useChats((state) => state.language);
  const setLanguage = useChats((state) => state.setLanguage);
  return (
    <label className={styles['choice']} title={t('Answer language')}>
      <Icon name="globe" />
      <select
        aria-label={t('Answer language')}
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language | 'auto')}
      >
        <option value="auto">{t('Auto')}</option>
        {languageOptions.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
