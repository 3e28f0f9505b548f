import { useEffect, useRef, useState } from 'react';
import { t } from '../messages';
import { useChats } from '../store/store-context';
import styles from './QuestionEditor.module.css';

interface QuestionEditorProps {
  readonly text: string;
  readonly onDone: () => void;
}

/** The last question, open for a change; sending it again replaces its answer. */
export function QuestionEditor({ text, onDone }: QuestionEditorProps) {
  const resend = useChats((state) => state.resend);
  const [changed, setChanged] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);

  const send = () => {
    if (changed.trim() === '') return;
    onDone();
    void resend(changed);
  };
  return (
    <form
      className={styles['editor']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        className="input"
        aria-label={t('Edit question')}
        rows={3}
        value={changed}
        onChange={(event) => setChanged(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            send();
          }
        }}
      />
      <div className={styles['buttons']}>
        <button type="button" className="button quiet" onClick={onDone}>
          {t('Cancel')}
        </button>
        <button type="submit" className="button" disabled={changed.trim() === ''}>
          {t('Ask again')}
        </button>
      </div>
    </form>
  );
}
