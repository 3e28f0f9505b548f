import { useMemo, type ComponentProps, type ComponentType } from 'react';
import ReactMarkdown, { defaultUrlTransform, type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import type { Citation } from 'shared-contracts';
import { t } from '../messages';
import { Icon } from '../ui/Icon';
import { keyboardScrollable } from '../ui/keyboard-scrollable';
import styles from './Markdown.module.css';
import { rehypeCitations } from './rehype-citations';
import { rehypeContacts } from './rehype-contacts';

export interface ChipProps {
  readonly number: number;
  readonly citation: Citation;
}

interface MarkdownProps {
  readonly text: string;
  readonly citations: readonly Citation[];
  /** Draws the number of a source in running text. */
  readonly Chip: ComponentType<ChipProps>;
}

/** An answer as formatted text. Only harmless HTML and links get through; `[1]` becomes a chip. */
export function Markdown({ text, citations, Chip }: MarkdownProps) {
  const components = useMemo<Components>(
    () => ({
      a: SafeLink,
      h1: Heading,
      h2: Heading,
      h3: Heading,
      h4: Heading,
      table: WideTable,
      span: Kept,
      cite: ({ node }) => {
        const number = Number(node?.properties['dataNumber']);
        const citation = citations[number - 1];
        return citation ? <Chip number={number} citation={citation} /> : null;
      },
    }),
    [citations, Chip],
  );
  return (
    <div className={styles['markdown']}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize, rehypeContacts, [rehypeCitations, { count: citations.length }]]}
        urlTransform={harmlessAddress}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

/** The chat's title is the page's only heading above an answer. */
function Heading({ children }: ComponentProps<'h2'>) {
  return <h2>{children}</h2>;
}

/** Numbers to call are ours: an address in an answer with any other unusual scheme goes nowhere. */
const harmlessAddress = (address: string): string =>
  /^tel:\+?\d+$/.test(address) ? address : defaultUrlTransform(address);

/** A source's number and the word that it belongs to, on one line. */
function Kept({ children }: ComponentProps<'span'>) {
  return <span className={styles['kept']}>{children}</span>;
}

function SafeLink({ href, children }: ComponentProps<'a'>) {
  if (href?.startsWith('tel:')) {
    return (
      <a href={href} className={styles['call']}>
        <Icon name="phone" size={16} />
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

function WideTable({ children }: ComponentProps<'table'>) {
  return (
    <div className={styles['table']} {...keyboardScrollable} role="group" aria-label={t('Table')}>
      <table>{children}</table>
    </div>
  );
}
