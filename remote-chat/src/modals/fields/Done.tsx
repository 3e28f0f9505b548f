import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import styles from './Done.module.css';

interface DoneProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The good end of a dialog. */
export function Done({ title, children }: DoneProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles['done']} tabIndex={-1} aria-live="polite">
      <span className={styles['mark']}>
        <Icon name="check" size={32} />
      </span>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
