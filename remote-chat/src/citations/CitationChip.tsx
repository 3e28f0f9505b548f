import type { ChipProps } from '../markdown/Markdown';
import styles from './CitationChip.module.css';
import { isPast } from './is-past';
import { usePanel } from './panel-context';

/** The number of a source in running text; it opens the source beside the conversation. */
export function CitationChip({ number, citation }: ChipProps) {
  const open = usePanel((panel) => panel.open);
  const state = isPast(citation) ? ` (${citation.status})` : '';
  return (
    <button
      type="button"
      className={`${styles['chip']} ${state ? styles['past'] : ''}`}
      aria-label={`Source ${number}: ${citation.label}${state}`}
      title={`${citation.label}${state}`}
      onClick={() => open(citation)}
    >
      {number}
    </button>
  );
}
