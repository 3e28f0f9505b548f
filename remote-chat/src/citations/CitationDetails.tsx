import type { CitationDetail, CitationRef } from 'shared-contracts';
import { t } from '../messages';
import { Icon } from '../ui/Icon';
import { written } from '../ui/dates';
import styles from './CitationDetails.module.css';
import { CitationFacts } from './CitationFacts';
import { isPast } from './is-past';
import { LockedParts } from './LockedParts';
import { OfficialWords } from './OfficialWords';
import { RelatedSources } from './RelatedSources';

interface CitationDetailsProps {
  readonly detail: CitationDetail;
  readonly onFollow: (citation: CitationRef) => void;
}

export function CitationDetails({ detail, onFollow }: CitationDetailsProps) {
  const { status, official, retrievedAt } = detail;
  return (
    <div className={styles['details']} lang={detail.language}>
      <header>
        <h2>{detail.label}</h2>
        <p className={styles['title']}>{detail.title}</p>
        {status && <p className={`${styles['status']} ${isPast(detail) ? styles['past'] : ''}`}>{t(status)}</p>}
      </header>
      {(detail.statusNote || detail.repealedOn) && (
        <p className={isPast(detail) ? styles['warning'] : styles['note']}>
          {detail.statusNote || t('Repealed on {day}.', { day: written(detail.repealedOn ?? '', 'day') })}
        </p>
      )}
      <RelatedSources title={t('Replaced by')} sources={detail.replacedBy} onFollow={onFollow} />
      {official && (
        <OfficialWords
          official={official}
          title={detail.document ? t('The words of your file') : t('The words of the law')}
        />
      )}
      {detail.summary && !(official && detail.kind === 'document') && <Summary detail={detail} />}
      <CitationFacts detail={detail} />
      <LockedParts locked={detail.locked} />
      <RelatedSources title={t('Replaces')} sources={detail.replaces} onFollow={onFollow} />
      <RelatedSources title={t('Related provisions')} sources={detail.related} onFollow={onFollow} />
      <RelatedSources title={t('Cases')} sources={detail.cases} onFollow={onFollow} />
      <footer>
        <OfficialLink detail={detail} />
        {retrievedAt && (
          <p className={styles['title']}>{t('Checked on {day}', { day: written(retrievedAt, 'day') })}</p>
        )}
      </footer>
    </div>
  );
}

/** Whose words these are is said: a passage of a document is its own, everything else is told by us. */
function Summary({ detail: { kind, summary } }: { readonly detail: CitationDetail }) {
  if (kind === 'document') return <p className={styles['summary']}>{summary}</p>;
  return (
    <section>
      <h3 className={styles['part']}>{t('Our summary')}</h3>
      <p className={styles['summary']}>{summary}</p>
    </section>
  );
}

function OfficialLink({ detail: { kind, official, url } }: { readonly detail: CitationDetail }) {
  const address = official?.url || url;
  if (!address) return null;
  const isWholeAct = kind === 'provision' && !official?.url;
  return (
    <a className={styles['official']} href={address} target="_blank" rel="noopener noreferrer">
      <Icon name="external" size={18} /> {isWholeAct ? t('Official source: the whole Act') : t('Official source')}
    </a>
  );
}
