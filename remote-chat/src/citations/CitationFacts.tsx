import type { CitationDetail } from 'shared-contracts';
import { t } from '../messages';
import { written } from '../ui/dates';
import styles from './CitationDetails.module.css';

/** What is known of a source besides its words, each with its name. */
export function CitationFacts({ detail }: { readonly detail: CitationDetail }) {
  const { caseFacts, document } = detail;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('Act'), detail.kind === 'provision' ? detail.act : null],
    [t('In force from'), detail.inForceFrom && written(detail.inForceFrom, 'day')],
    [t('Citation'), caseFacts?.citation],
    [t('Court'), caseFacts && `${caseFacts.court}, ${caseFacts.year}`],
    [t('Bench'), caseFacts?.bench],
    [t('Later treatment'), caseFacts?.treatment],
    [t('Document'), document?.name],
    [t('Page'), document?.page?.toString()],
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
