import { detectKind } from './detect-kind';
import { DocumentRefused, type DocumentKind, type DocumentPage, type ReadDocument } from './document';
import { documentLimits } from './limits';
import { isReadable } from './readability';
import { readOffice } from './readers/office';
import { readPdf } from './readers/pdf';
import { readText } from './readers/text';

/**
 * Reads a document in this thread. Use `readDocument`, which does it in a worker with limits.
 * @param name the file's name, whose ending must agree with the content
 */
export async function parseDocument(bytes: Buffer, name: string): Promise<ReadDocument> {
  try {
    const kind = await detectKind(bytes, name);
    return judge(kind, clip(await pagesOf(kind, bytes)));
  } catch (error) {
    if (error instanceof DocumentRefused) return { ok: false, reason: error.reason, message: error.message };
    return { ok: false, reason: 'corrupt', message: 'This file is corrupt and cannot be read. Save it again from its program and send the new copy.' };
  }
}

function pagesOf(kind: DocumentKind, bytes: Buffer): DocumentPage[] | Promise<DocumentPage[]> {
  switch (kind) {
    case 'pdf':
      return readPdf(bytes);
    case 'docx':
    case 'xlsx':
    case 'pptx':
      return readOffice(bytes, kind);
    case 'txt':
      return readText(bytes);
    case 'doc':
      throw new DocumentRefused('unreadable', 'The old .doc format cannot be read. Save the file as .docx or PDF and send it again.');
    case 'png':
    case 'jpg':
      throw new DocumentRefused('unreadable', 'A picture has no text that can be read. Send the text as a PDF, DOCX or TXT file.');
  }
}

/** Bounds what one document may hold, so that a few megabytes cannot become gigabytes of text. */
function clip(pages: readonly DocumentPage[]): DocumentPage[] {
  let left: number = documentLimits.characters;
  return pages.map(({ page, text }) => {
    const kept = tidy(text.slice(0, left));
    left -= kept.length;
    return { page, text: kept };
  });
}

/** PostgreSQL refuses NUL in text, and runs of blanks carry nothing. */
const tidy = (text: string): string => text.replaceAll('\u0000', '').replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n').trim();

function judge(kind: DocumentKind, pages: readonly DocumentPage[]): ReadDocument {
  const isPaged = pages.some(({ page }) => page !== null);
  const enough = isPaged && kind === 'pdf' ? isReadable : hasText;
  const readable = pages.filter(({ text }) => enough(text));
  if (readable.length === 0) {
    return { ok: false, reason: 'unreadable', message: 'No text in this file can be read: it is scanned, or its letters have no meaning for a computer. Send a copy with real text.' };
  }
  return {
    ok: true,
    kind,
    pages: readable,
    pageCount: isPaged ? pages.length : null,
    unreadablePages: pages.flatMap(({ page, text }) => (page !== null && text !== '' && !enough(text) ? [page] : page !== null && text === '' && kind === 'pdf' ? [page] : [])),
  };
}

const hasText = (text: string): boolean => /\p{L}/u.test(text);
