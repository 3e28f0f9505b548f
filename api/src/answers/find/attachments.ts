import { stemsOf } from 'language/tokenize';
import { filePassageId, filePassages } from '../attached/file-citation';
import type { SearchQuery } from './query';
import type { Rarity } from './search';

/** A file that the asker sent along. */
export interface AttachedFile {
  /** By which an answer cites it; a file without one is quoted by its name alone. */
  readonly id?: string;
  readonly name: string;
  readonly text: string;
}

/** A passage of such a file that holds what is asked. */
export interface AttachmentHit {
  /** The citation that opens it. */
  readonly id?: string;
  readonly name: string;
  readonly page: number | null;
  readonly text: string;
  /** Share of the question's words, by rarity, that the passage holds: 0 to 1. */
  readonly score: number;
  /** It holds a word of the question that the knowledge base does not know. */
  readonly alone: boolean;
}

const MOST = 2;

/** The passages of attached files that come nearest to a question, the best first. */
export function searchAttachments(
  files: readonly AttachedFile[],
  { words }: SearchQuery,
  rarity: Rarity,
): AttachmentHit[] {
  const asked = words.filter(({ implied }) => !implied);
  const all = asked.reduce((sum, { word }) => sum + (rarity.get(word) ?? 1), 0) || 1;
  return files
    .flatMap(({ id, name, text }) => filePassages(text).map((passage) => ({ ...passage, name, file: id })))
    .map(({ file, name, page, position, text }): AttachmentHit => {
      const stems = new Set(stemsOf(text));
      const held = asked.filter(({ word }) => stems.has(word));
      return {
        ...(file && { id: filePassageId(file, position) }),
        name,
        page,
        text,
        score: held.reduce((sum, { word }) => sum + (rarity.get(word) ?? 1), 0) / all,
        alone: held.some(({ unknown }) => unknown === true),
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}
