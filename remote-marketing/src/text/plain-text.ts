import type { Block } from './block';
import { parseInline } from './inline';

/** The words of some blocks without marks, for search and for structured data. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.flatMap(textsOf).map(withoutMarks).join(' ');
}

/** One text without its marks. */
export function withoutMarks(text: string): string {
  return parseInline(text)
    .map((part) => part.text)
    .join('');
}

/** The texts that a block holds, with their marks. */
export function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('note' in block) return [block.note];
  return [block.caption, ...block.rows.flat()];
}
