import { stripCitations } from 'knowledge';
import { citedIn } from '../write/render';
import type { Block, Draft } from '../write/draft';

/** What the built-in answer says on a source. */
export interface DraftTexts {
  /** Ids of the sources that it cites, in the order in which it does. */
  readonly cited: readonly string[];
  /** Its sentences that rest on a source: short answers, steps and limits of guides. Those that cite nothing go with the first source. */
  textsOn(id: string): string;
}

/** The built-in answer by its sources, so that a model may use guides and short answers, which are no sources of their own. */
export function draftTexts({ blocks }: Draft): DraftTexts {
  const cited = citedIn(blocks);
  const bySource = new Map<string, string[]>();
  for (const block of blocks)
    for (const text of textsOf(block)) {
      const ids = citedIn([{ kind: 'paragraph', text }]);
      for (const id of ids.length > 0 ? ids : cited.slice(0, 1)) {
        const texts = bySource.get(id) ?? [];
        texts.push(stripCitations(text, (other) => other).replaceAll('**', ''));
        bySource.set(id, texts);
      }
    }
  return { cited, textsOn: (id) => (bySource.get(id) ?? []).join('\n') };
}

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return block.rows.map((row) => row.join(': '));
    case 'heading':
    case 'quote':
      return [];
  }
}
