import type { Citation } from 'shared-contracts';
import { CitationChip } from '../citations/CitationChip';
import { Markdown } from '../markdown/Markdown';
import { streamingText } from '../markdown/streaming-text';

export interface AnswerTextProps {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly isArriving: boolean;
}

/** The formatted text of an answer, with the numbers of its sources to open. */
export function AnswerText({ text, citations, isArriving }: AnswerTextProps) {
  return <Markdown text={isArriving ? streamingText(text) : text} citations={citations} Chip={CitationChip} />;
}
