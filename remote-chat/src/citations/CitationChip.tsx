import { Tooltip } from '@base-ui/react/tooltip';
import type { ChipProps } from '../markdown/Markdown';
import { t } from '../messages';
import styles from './CitationChip.module.css';
import { isPast } from './is-past';
import { usePanel } from './panel-context';

const previewAfterMs = 150;

/** The number of a source in running text: its name shows under the pointer or the focus, and a click opens the source. */
export function CitationChip({ number, citation }: ChipProps) {
  const open = usePanel((panel) => panel.open);
  const state = isPast(citation) ? ` (${t(citation.status ?? '')})` : '';
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        delay={previewAfterMs}
        className={`${styles['chip']} ${state ? styles['past'] : ''}`}
        aria-label={t('Source {number}: {label}', { number, label: citation.label + state })}
        onClick={() => open(citation)}
      >
        {number}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} collisionPadding={8} className={styles['positioner']}>
          <Tooltip.Popup className={styles['preview']}>
            <strong>{citation.label}</strong>
            <span>{citation.title}</span>
            {state && <span className={styles['state']}>{t(citation.status ?? '')}</span>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
