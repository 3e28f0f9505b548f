import type { Citation } from 'shared-contracts';
import { t } from '../messages';
import { isPast } from './is-past';
import { usePanel } from './panel-context';
import styles from './SourceList.module.css';

/** Every source of an answer by its full name, under the answer. */
export function SourceList({ citations }: { readonly citations: readonly Citation[] }) {
  const open = usePanel((panel) => panel.open);
  if (citations.length === 0) return null;
  return (
    <ol className={styles['list']} aria-label={t('Sources')}>
      {citations.map((citation, index) => (
        <li key={citation.id}>
          <button type="button" className={styles['source']} title={citation.title} onClick={() => open(citation)}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <span className={isPast(citation) ? styles['past'] : undefined}>{citation.label}</span>
            {isPast(citation) && <span className={styles['state']}>{citation.status}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
