import { useEffect, useRef, useState } from 'react';
import styles from './TitleForm.module.css';

interface TitleFormProps {
  readonly title: string;
  /** With the new title, or null when nothing is to change. */
  readonly onDone: (title: string | null) => void;
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

  const finish = (changed: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(changed?.trim() ? changed.trim() : null);
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        finish(text);
      }}
    >
      <input
        ref={field}
        className="input"
        aria-label="Chat title"
        maxLength={120}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => finish(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          finish(null);
        }}
      />
    </form>
  );
}
