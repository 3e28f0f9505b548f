import type { Citation } from 'shared-contracts';
import { isPast } from '../citations/is-past';
import { t } from '../messages';
import styles from './PlainSources.module.css';

/** The sources of a shared answer, each with its official address. */
export function PlainSources({ citations }: { readonly citations: readonly Citation[] }) {
  if (citations.length === 0) return null;
  return (
    <ol className={styles['sources']} aria-label={t('Sources')}>
      {citations.map((citation) => (
        <li key={citation.id}>
          {citation.url ? (
            <a href={citation.url} target="_blank" rel="noopener noreferrer">
              {citation.label}
            </a>
          ) : (
            citation.label
          )}
          {isPast(citation) && ` (${t(citation.status ?? '')})`}
        </li>
      ))}
    </ol>
  );
}
