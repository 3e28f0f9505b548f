import { t } from '../messages';
import type { PolicySection } from './policy';
import styles from './policies.module.css';

export function TableOfContents({ sections }: { readonly sections: readonly PolicySection[] }) {
  return (
    <nav className={styles.contents} aria-label={t('On this page')}>
      <p>{t('On this page')}</p>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(heading)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
