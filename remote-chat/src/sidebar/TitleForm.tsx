import { useEffect, useRef, useState } from 'react';
import { t } from '../messages';
import styles from './TitleForm.module.css';

interface TitleFormProps {
  readonly title: string;
  /** With the new title, or null when nothing is to change, and whether a key ended it rather than leaving the field. */
  readonly onDone: (title: string | null, byKey: boolean) => void;
}

/** Renames in place: Enter and leaving the field keep a title that is not blank; Escape keeps the old one. */
export function TitleForm({ title, onDone }: TitleFormProps) {
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const finish = (changed: string | null, byKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(changed?.trim() ? changed.trim() : null, byKey);
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        finish(text, true);
      }}
    >
      <input
        ref={field}
        className="input"
        aria-label={t('Chat title')}
        maxLength={120}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => finish(text, false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          finish(null, true);
        }}
      />
    </form>
  );
}
