import type { DocumentPage } from '../document';

/** What a reader found: the pages that it read, and how many the document has (null where it has none). */
export interface ReadPages {
  readonly pages: readonly DocumentPage[];
  readonly pageCount: number | null;
}
