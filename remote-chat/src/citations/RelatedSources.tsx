import type { CitationRef } from 'shared-contracts';
import { t } from '../messages';
import { Icon } from '../ui/Icon';
import { isPast } from './is-past';
import styles from './RelatedSources.module.css';

interface RelatedSourcesProps {
  readonly title: string;
  readonly sources: readonly CitationRef[];
  readonly onFollow: (citation: CitationRef) => void;
}

export function RelatedSources({ title, sources, onFollow }: RelatedSourcesProps) {
  if (sources.length === 0) return null;
  return (
    <section>
      <h3 className={styles['title']}>{title}</h3>
      <ul className={styles['list']}>
        {sources.map((source) => (
          <li key={source.id}>
            <button type="button" className={styles['source']} onClick={() => onFollow(source)}>
              <span>
                <span className={isPast(source) ? styles['past'] : styles['label']}>{source.label}</span>
                <span className={styles['about']}>
                  {isPast(source) && source.status ? `${source.title} (${t(source.status)})` : source.title}
                </span>
              </span>
              <Icon name="next" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
