import type { DocumentPassage } from './passages';

/** What the answers can quote beside the knowledge base: documents, cut into passages. */
export interface DocumentIndex {
  /** Puts a document into the index, in place of what it held of it before. */
  put(document: {
    readonly id: string;
    readonly name: string;
    readonly passages: readonly DocumentPassage[];
  }): Promise<void>;
  /** Takes documents out; no answer cites them from then on. */
  remove(ids: readonly string[]): Promise<void>;
}
