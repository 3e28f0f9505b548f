import type { ReactNode } from 'react';
import styles from './LinkList.module.css';

interface LinkListProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function LinkList({ label, children }: LinkListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}
