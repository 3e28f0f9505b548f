import type { Citation } from 'shared-contracts';
import { t } from '../messages';
import { MarginNote } from './MarginNote';
import styles from './SourceMargin.module.css';

/** The law in the margin of the answer that rests on it. */
export function SourceMargin({ citations }: { readonly citations: readonly Citation[] }) {
  if (citations.length === 0) return null;
  return (
    <ol className={styles['margin']} aria-label={t('Sources')}>
      {citations.map((citation, index) => (
        <li key={citation.id}>
          <MarginNote number={index + 1} citation={citation} />
        </li>
      ))}
    </ol>
  );
}
