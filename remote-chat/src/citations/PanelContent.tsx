import { useEffect, useRef } from 'react';
import type { CitationRef } from 'shared-contracts';
import { t } from '../messages';
import { IconButton } from '../ui/IconButton';
import { CitationDetails } from './CitationDetails';
import styles from './PanelContent.module.css';
import { usePanel } from './panel-context';
import { useCitation } from './use-citation';

/** A source with its way back to the one before and its way out. */
export function PanelContent({ citation }: { readonly citation: CitationRef }) {
  const { trail, back, close, follow } = usePanel((panel) => panel);
  const load = useCitation(citation);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), [citation.id]);

  return (
    <div className={styles['panel']} ref={top} tabIndex={-1}>
      <div className={styles['bar']}>
        {trail.length > 1 ? (
          <IconButton icon="back" label={t('Back to the source before')} onClick={back} />
        ) : (
          <span className={styles['heading']}>{t('Source')}</span>
        )}
        <IconButton icon="close" label={t('Close source')} onClick={close} />
      </div>
      {load.state === 'loading' && (
        <div className={styles['loading']}>
          <h2>{citation.label}</h2>
          <p>{t('Opening the source…')}</p>
        </div>
      )}
      {load.state === 'failed' && (
        <div className={styles['loading']} role="alert">
          <h2>{citation.label}</h2>
          <p>{load.message}</p>
          <button type="button" className="button quiet" onClick={load.reload}>
            {t('Try again')}
          </button>
        </div>
      )}
      {load.state === 'ready' && <CitationDetails detail={load.value} onFollow={follow} />}
    </div>
  );
}
