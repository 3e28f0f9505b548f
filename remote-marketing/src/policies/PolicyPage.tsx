import { messages, t } from '../messages';
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
          <h1>{t(title)}</h1>
          <p className={styles.date}>
            {t('Last updated on')} <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
          </p>
          <ul className={styles.short} aria-label={t('In short')}>
            {inShort.map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </header>
        <TableOfContents sections={sections} />
        <div className={styles.sections}>
          {messages.shown() !== 'en' && (
            <p className={styles.date}>
              {t('This is a translation. Where it differs from the English text, the English text holds.')}
            </p>
          )}
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{t(heading)}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </div>
      </article>
    </>
  );
}

function formatDay(day: string): string {
  return new Intl.DateTimeFormat(`${messages.shown()}-IN`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
}
