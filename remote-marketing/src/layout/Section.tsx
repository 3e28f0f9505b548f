import type { ReactNode } from 'react';
import { t } from '../messages';
import styles from './layout.module.css';

interface SectionProps {
  /** The words in the margin, as the printed Acts have them. */
  readonly note: string;
  readonly title: string;
  readonly id?: string;
  readonly tone?: 'paper' | 'surface';
  readonly children: ReactNode;
}

/** A part of a page: a note in the margin, a heading, the content beside it. */
export function Section({ note, title, id, tone = 'paper', children }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone} id={id}>
      <div className={`container ${styles.sectionFrame}`}>
        <p className={styles.note}>{t(note)}</p>
        <div className={styles.sectionBody}>
          <h2>{t(title)}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}
