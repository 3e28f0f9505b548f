import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Citation } from 'shared-contracts';
import { t } from '../messages';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Markdown as plain text: blocks apart, lists with their marks, tables with tabs. */
export function plainText(markdown: string): string {
  return textOf(parser.parse(markdown))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** An answer as plain text, with its sources under it as a lawyer would write them. */
export function plainTextWithCitations(markdown: string, citations: readonly Citation[]): string {
  const sources = citations.map(({ label, url }, index) => `[${index + 1}] ${label}${url ? ` (${url})` : ''}`);
  return [plainText(markdown), ...(sources.length > 0 ? [t('Sources'), sources.join('\n')] : [])].join('\n\n');
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'root':
    case 'blockquote':
      return node.children.map(textOf).join('\n\n');
    case 'list':
      return node.children
        .map((item, index) => `${node.ordered ? `${(node.start ?? 1) + index}.` : '-'} ${textOf(item)}`)
        .join('\n');
    case 'listItem':
      return node.children.map(textOf).join('\n').replace(/\n/g, '\n  ');
    case 'table':
      return node.children.map(textOf).join('\n');
    case 'tableRow':
      return node.children.map(textOf).join('\t');
    case 'break':
      return '\n';
    case 'thematicBreak':
      return '';
    default:
      if ('children' in node) return node.children.map((child) => textOf(child as Nodes)).join('');
      return 'value' in node ? node.value : '';
  }
}
