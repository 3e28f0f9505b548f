import type { ReactNode } from 'react';
import { Kolam } from '../drawings/Kolam';
import { t } from '../messages';
import styles from './layout.module.css';

interface PageIntroProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The page's own drawing: dots in each row. */
  readonly drawing: readonly number[];
  readonly children?: ReactNode;
}

/** The head of an inner page: its one h1, a sentence, and a drawing. */
export function PageIntro({ title, lead, drawing, children }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <div className={`container ${styles.introFrame}`}>
        <div className={styles.introText}>
          <h1>{t(title)}</h1>
          {lead && <p className={styles.lead}>{typeof lead === 'string' ? t(lead) : lead}</p>}
          {children}
        </div>
        <Kolam rows={drawing} className={styles.introDrawing} />
      </div>
    </header>
  );
}
