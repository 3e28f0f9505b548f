import type { PolicySection } from './policy';
import styles from './policies.module.css';

export function TableOfContents({ sections }: { readonly sections: readonly PolicySection[] }) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <p>On this page</p>
      <ol>{sections.map(({ id, heading }) => <li key={id}><a href={`#${id}`}>{heading}</a></li>)}</ol>
    </nav>
  );
}
