import type { ChangeEvent } from 'react';
import { isLanguage, languageNames, languages } from 'shared-contracts/language/languages';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context';
import { messages, t } from '../messages';
import { useChats } from '../store/store-context';
import { Icon } from '../ui/Icon';
import styles from './LanguageSwitch.module.css';

/** The language of the chat itself; whoever chooses one gets answers in it too. */
export function LanguageSwitch() {
  const { language: store } = useHost();
  const shown = useStore(store, (state) => state.language);
  const setAnswerLanguage = useChats((state) => state.setLanguage);

  const change = async ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (!isLanguage(value)) return;
    await messages.load(value);
    setAnswerLanguage(value);
    store.getState().choose(value);
  };

  return (
    <span className={styles['switch']}>
      <Icon name="globe" />
      <select aria-label={t('Language')} value={shown} onChange={(event) => void change(event)}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </span>
  );
}
