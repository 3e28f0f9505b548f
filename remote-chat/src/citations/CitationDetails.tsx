import { format } from 'date-fns';
import type { CitationDetail, CitationRef } from 'shared-contracts';
import { Icon } from '../ui/Icon';
import styles from './CitationDetails.module.css';
import { isPast } from './is-past';
import { LockedParts } from './LockedParts';
import { RelatedSources } from './RelatedSources';

interface CitationDetailsProps {
  readonly detail: CitationDetail;
  readonly onFollow: (citation: CitationRef) => void;
}

const day = (iso: string): string => format(new Date(iso), 'd MMMM yyyy');

export function CitationDetails({ detail, onFollow }: CitationDetailsProps) {
  const status = detail.status;
  return (
    <div className={styles['details']} lang={detail.language}>
      <header>
        <h2>{detail.label}</h2>
        <p className={styles['title']}>{detail.title}</p>
        {status && <p className={`${styles['status']} ${isPast(detail) ? styles['past'] : ''}`}>{status}</p>}
      </header>
      {(detail.statusNote || detail.repealedOn) && (
        <p className={isPast(detail) ? styles['warning'] : styles['note']}>
          {detail.statusNote || `Repealed on ${day(detail.repealedOn ?? '')}.`}
        </p>
      )}
      <RelatedSources title="Replaced by" sources={detail.replacedBy} onFollow={onFollow} />
      {detail.summary && <p className={styles['summary']}>{detail.summary}</p>}
      <Facts detail={detail} />
      <LockedParts locked={detail.locked} />
      <RelatedSources title="Replaces" sources={detail.replaces} onFollow={onFollow} />
      <RelatedSources title="Related provisions" sources={detail.related} onFollow={onFollow} />
      <RelatedSources title="Cases" sources={detail.cases} onFollow={onFollow} />
      {detail.url && (
        <a className={styles['official']} href={detail.url} target="_blank" rel="noopener noreferrer">
          <Icon name="external" size={18} /> Official source
        </a>
      )}
    </div>
  );
}

function Facts({ detail }: { readonly detail: CitationDetail }) {
  const { caseFacts, document } = detail;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Act', detail.kind === 'provision' ? detail.act : null],
    ['In force from', detail.inForceFrom && day(detail.inForceFrom)],
    ['Citation', caseFacts?.citation],
    ['Court', caseFacts && `${caseFacts.court}, ${caseFacts.year}`],
    ['Bench', caseFacts?.bench],
    ['Later treatment', caseFacts?.treatment],
    ['Document', document?.name],
    ['Page', document?.page?.toString()],
    ...detail.facts.map(({ name, value }) => [name, value] as const),
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
