import type { Language } from 'shared-contracts';
import { shownLanguage, t } from '../../messages';
import { useChats } from '../../store/store-context';
import { Icon } from '../../ui/Icon';
import { languageOptions } from '../../ui/language-of';
import { useDictation } from '../../voice/use-dictation';
import { SelectField } from '../fields/SelectField';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import styles from './RecordingModal.module.css';

export function RecordingModal({ modal: { onText } }: ModalProps<'recording'>) {
  const close = useModal((modal) => modal.close);
  const chosen = useChats((state) => state.language);
  const { text, isListening, problem, language, listen } = useDictation(chosen === 'auto' ? shownLanguage() : chosen);

  const stop = () => {
    if (text !== '') onText(text);
    close();
  };
  return (
    <ModalFrame title={t('Recording')}>
      <div className={styles['stage']}>
        <span className={`${styles['microphone']} ${isListening ? styles['active'] : ''}`}>
          <Icon name="microphone" size={36} />
        </span>
        {isListening && text === '' && <p className={styles['hint']}>{t('Listening… say your question.')}</p>}
        {!isListening && !problem && <p className={styles['hint']}>{t('Not listening any more.')}</p>}
        {text && (
          <p className={styles['text']} lang={language} aria-live="polite">
            {text}
          </p>
        )}
        {problem && (
          <p className={styles['problem']} role="alert">
            {problem}
          </p>
        )}
      </div>
      <SelectField
        label={t('Language you speak')}
        options={languageOptions}
        value={language}
        onChange={(event) => listen(event.target.value as Language)}
      />
      {!isListening && (
        <button type="button" className="button quiet" onClick={() => listen(language)}>
          {t('Listen again')}
        </button>
      )}
      <button type="button" className="button danger" data-autofocus onClick={stop}>
        <Icon name="stop" /> {t('Stop Recording')}
      </button>
    </ModalFrame>
  );
}
