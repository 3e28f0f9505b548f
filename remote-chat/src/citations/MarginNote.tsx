import type { Citation } from 'shared-contracts';
import { isPast } from './is-past';
import styles from './SourceMargin.module.css';
import { usePanel } from './panel-context';
import { useCitation } from './use-citation';

interface MarginNoteProps {
  readonly number: number;
  readonly citation: Citation;
}

/** One source beside the answer: its name and the beginning of what it says. A click opens all of it. */
export function MarginNote({ number, citation }: MarginNoteProps) {
  const open = usePanel((panel) => panel.open);
  const load = useCitation(citation);
  const detail = load.state === 'ready' ? load.value : undefined;
  const words = detail?.official?.passages.find(({ isCited }) => isCited) ?? detail?.official?.passages[0];
  return (
    <button type="button" className={styles['note']} onClick={() => open(citation)}>
      <span className={styles['number']} aria-hidden="true">
        {number}
      </span>
      <span className={styles['label']}>{citation.label}</span>
      {isPast(citation) && <span className={styles['state']}>{citation.status}</span>}
      <span className={styles['words']} lang={words ? 'en' : detail?.language}>
        {words?.text ?? detail?.summary ?? citation.title}
      </span>
    </button>
  );
}
