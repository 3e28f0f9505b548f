import chip from '../citations/CitationChip.module.css';
import { isPast } from '../citations/is-past';
import type { ChipProps } from '../markdown/Markdown';
import { t } from '../messages';

/** The number of a source; on the shared page it leads to the official text. */
export function SourceLink({ number, citation }: ChipProps) {
  return (
    <a
      className={`${chip['chip']} ${isPast(citation) ? chip['past'] : ''}`}
      href={citation.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('Source {number}: {label}', { number, label: citation.label })}
      title={citation.label}
    >
      {number}
    </a>
  );
}
