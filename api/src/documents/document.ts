/** The kinds of file that can be told apart by their content. */
export type DocumentKind = 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'txt' | 'doc' | 'png' | 'jpg';

/** The text of one page, slide or sheet. `page` counts from 1; null where the file has no pages. */
export interface DocumentPage {
  readonly page: number | null;
  readonly text: string;
}

export type RefusalReason =
  'empty' | 'unsupported' | 'disguised' | 'encrypted' | 'corrupt' | 'too large' | 'timeout' | 'unreadable';

/** What reading a document gives: its readable pages, or why there is nothing to read, in a sentence for the person who sent it. */
export type ReadDocument =
  | {
      readonly ok: true;
      readonly kind: DocumentKind;
      readonly pages: readonly DocumentPage[];
      /** Number of all pages, readable or not; null where the file has no pages. */
      readonly pageCount: number | null;
      /** Pages whose text could not be read: scanned pictures, or letters in a font without meaning. */
      readonly unreadablePages: readonly number[];
    }
  | { readonly ok: false; readonly reason: RefusalReason; readonly message: string };

/** A document that is refused; thrown inside the readers, and given as a value by `readDocument`. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';

  constructor(
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(message);
  }
}

/** The answer for a document that does not fit into the memory of its reading. */
export const needsTooMuch: ReadDocument = {
  ok: false,
  reason: 'too large',
  message: 'This file needs too much memory and cannot be read. Send a smaller copy of it.',
};
