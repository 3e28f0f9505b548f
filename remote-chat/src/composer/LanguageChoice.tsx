import type { Language } from 'shared-contracts';
import { useChats } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { languageNames } from '../ui/language-of';
import styles from './LanguageChoice.module.css';

/** In which language answers come: that of the question, or a chosen one. */
export function LanguageChoice() {
  const language = useChats((state) => state.language);
  const setLanguage = useChats((state) => state.setLanguage);
  return (
    <label className={styles['choice']} title="Answer language">
      <Icon name="globe" />
      <select aria-label="Answer language" value={language} onChange={(event) => setLanguage(event.target.value as Language | 'auto')}>
        <option value="auto">Auto</option>
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
