import type { Citation } from 'shared-contracts/calls/chat/types';
import type { Block } from './draft';

/** An answer as text. */
export interface Rendered {
  /** Markdown in which `[1]` refers to the first citation, and so on. */
  readonly markdown: string;
  readonly citations: readonly Citation[];
  /** Ids that were cited but have no source; they were taken out. */
  readonly dropped: readonly string[];
}

const CITED = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

/** The ids that blocks cite. */
export function citedIn(blocks: readonly Block[]): string[] {
  return [
    ...new Set(
      blocks.flatMap(textsOf).flatMap((text) => [...text.matchAll(CITED)].map((match) => match[1]?.trim() ?? '')),
    ),
  ];
}

/**
 * Writes blocks as markdown and numbers their citations: the most important ones first, the others in the order in which they appear.
 * @param nameOf how the text names a source that is cited without words
 * @param importance ids of sources that come first, if they are cited
 */
export function render(
  blocks: readonly Block[],
  sources: ReadonlyMap<string, Citation>,
  nameOf: (citation: Citation) => string,
  importance: readonly string[] = [],
): Rendered {
  const cited = new Set(citedIn(blocks));
  const ahead = importance.filter((id) => cited.has(id) && sources.has(id));
  const numbers = new Map(ahead.map((id, index) => [id, index + 1]));
  const dropped = new Set<string>();
  const write = (text: string): string =>
    text.replace(CITED, (_whole, rawId: string, words?: string) => {
      const id = rawId.trim();
      const source = sources.get(id);
      if (!source) {
        dropped.add(id);
        return words ?? '';
      }
      const number = numbers.get(id) ?? numbers.size + 1;
      numbers.set(id, number);
      return `${words ?? nameOf(source)} [${number}]`;
    });
  const markdown = tidy(blocks.map((block) => writeBlock(block, write)).join('\n\n'));
  return { markdown, citations: [...numbers.keys()].flatMap((id) => sources.get(id) ?? []), dropped: [...dropped] };
}

function writeBlock(block: Block, write: (text: string) => string): string {
  switch (block.kind) {
    case 'paragraph':
      return write(block.text);
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'heading':
      return `### ${block.text}`;
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${write(item)}`).join('\n');
    case 'table': {
      const row = (cells: readonly string[]): string =>
        `| ${cells.map((cell) => write(cell).replaceAll('|', '/')).join(' | ')} |`;
      return [row(block.head), row(block.head.map(() => '---')), ...block.rows.map(row)].join('\n');
    }
  }
}

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    default:
      return [];
  }
}

/** A citation without a source may leave empty brackets or doubled blanks behind. */
function tidy(markdown: string): string {
  return markdown
    .replace(/\(\s*\)/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.;:)।])/g, '$1')
    .replace(/\(\s+/g, '(')
    .replace(/ +$/gm, '');
}
