import type { DocumentHit } from '../retrieve/documents';
import type { Composition, Block, Draft } from './draft';
import { paragraph } from './draft';

const LONGEST_QUOTE = 700;

/** Quotes passages of official texts and documents. */
export function documentBlocks({ phrases }: Composition, hits: readonly DocumentHit[]): Block[] {
  return hits.flatMap((hit) => [
    ...paragraph(phrases.fromDocument(`[[${hit.id}|${documentLabel(hit, phrases.page)}]]`)),
    { kind: 'quote' as const, text: shortened(hit.text) },
  ]);
}

/** The answer from documents alone. */
export function documentAnswer(composition: Composition, hits: readonly DocumentHit[]): Draft {
  return {
    outcome: 'answered',
    blocks: [...documentBlocks(composition, hits.slice(0, 2)), ...paragraph(composition.phrases.otherSenses)],
    subjects: hits.slice(0, 2).map(({ id }) => id),
    suggestions: [],
  };
}

/** "Section 12, Tea Act, 1953", or a file's name with its page. */
export function documentLabel(hit: Pick<DocumentHit, 'act' | 'number' | 'name' | 'page'>, page: (number: number) => string = (number) => `page ${number}`): string {
  if (hit.act && hit.number) return `Section ${hit.number}, ${hit.act}`;
  return hit.page === null ? hit.name : `${hit.name}, ${page(hit.page)}`;
}

function shortened(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const cut = text.slice(0, LONGEST_QUOTE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf('. ') + 1, cut.lastIndexOf(' ')))} …`;
}
