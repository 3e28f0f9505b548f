import { PageHead } from '../seo/PageHead';
import type { PageMeta } from '../seo/page-meta';
import { Blocks } from '../text/Blocks';
import { Kolam } from '../drawings/Kolam';
import type { Policy } from './policy';
import { TableOfContents } from './TableOfContents';
import { useLinkedSection } from './use-linked-section';
import styles from './policies.module.css';

interface PolicyPageProps {
  readonly policy: Policy;
  readonly meta: PageMeta;
}

/** A policy: what matters first, then numbered sections beside their table of contents. */
export function PolicyPage({ policy: { title, inShort, lastUpdated, sections }, meta }: PolicyPageProps) {
  useLinkedSection();
  return (
    <>
      <PageHead meta={meta} />
      <article className={`container ${styles.policy}`}>
        <header className={styles.head}>
          <Kolam rows={[1, 3, 1]} className={styles.drawing} />
          <h1>{title}</h1>
          <p className={styles.date}>Last updated on <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time></p>
          <ul className={styles.short} aria-label="In short">{inShort.map((line) => <li key={line}>{line}</li>)}</ul>
        </header>
        <TableOfContents sections={sections} />
        <div className={styles.sections}>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </div>
      </article>
    </>
  );
}

function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}
