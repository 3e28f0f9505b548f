import styles from './layout.module.css';

/** Keeps the footer where it is while a page's code arrives. */
export function PageSpace() {
  return <div className={styles.pageSpace} aria-busy="true" />;
}
