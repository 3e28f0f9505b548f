import { parseOffice } from 'officeparser';
import { documentLimits } from '../limits';
import type { ReadPages } from './read-pages';

interface Node {
  readonly type: string;
  readonly text?: string;
  readonly children?: readonly Node[];
  readonly metadata?: unknown;
}

const paged: ReadonlySet<string> = new Set(['sheet', 'slide', 'page']);

/** Reads a Word, Excel or PowerPoint file; slides and sheets count as pages. */
export async function readOffice(bytes: Buffer, kind: 'docx' | 'xlsx' | 'pptx'): Promise<ReadPages> {
  const tree = await parseOffice(bytes, {
    fileType: kind,
    decompressionLimits: {
      maxUncompressedBytes: documentLimits.unpackedBytes,
      maxZipEntries: documentLimits.zipEntries,
    },
  });
  const nodes = tree.content as readonly Node[];
  if (!nodes.some((node) => paged.has(node.type)))
    return { pages: [{ page: null, text: blocks(nodes) }], pageCount: null };
  const pages = nodes.map((node, index) => ({
    page: index + 1,
    text: [sheetName(node), blocks(node.children ?? [])].filter(Boolean).join('\n'),
  }));
  return { pages, pageCount: pages.length };
}

function sheetName(node: Node): string {
  const metadata = node.metadata as { sheetName?: unknown } | undefined;
  return typeof metadata?.sheetName === 'string' ? metadata.sheetName : '';
}

const blocks = (nodes: readonly Node[]): string => nodes.map(block).filter(Boolean).join('\n');

function block(node: Node): string {
  const children = node.children ?? [];
  if (node.type === 'row')
    return children
      .map((cell) => inline(cell).trim())
      .filter(Boolean)
      .join(' | ');
  const holdsBlocks = children.some((child) => child.type !== 'text');
  return holdsBlocks ? blocks(children) : inline(node).trim();
}

function inline(node: Node): string {
  return node.children && node.children.length > 0 ? node.children.map(inline).join('') : (node.text ?? '');
}
