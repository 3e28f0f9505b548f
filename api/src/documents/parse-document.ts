import { detectKind } from './detect-kind';
import { DocumentRefused, needsTooMuch, type DocumentKind, type DocumentPage, type ReadDocument } from './document';
import { datasetLimits, type ReadLimits } from './limits';
import { isReadable } from './readability';
import { readOffice } from './readers/office';
import { readPdf } from './readers/pdf';
import { readPicture } from './readers/picture';
import type { ReadPages } from './readers/read-pages';
import { readText } from './readers/text';

/**
 * Reads a document in this process. Use `readDocument`, which does it in one of its own with limits.
 * @param name the file's name, whose ending must agree with the content
 */
export async function parseDocument(
  bytes: Buffer,
  name: string,
  limits: ReadLimits = datasetLimits,
): Promise<ReadDocument> {
  try {
    const kind = await detectKind(bytes, name);
    const { pages, pageCount } = await pagesOf(kind, bytes, limits);
    return judge(kind, clip(pages, limits.characters), pageCount);
  } catch (error) {
    if (error instanceof DocumentRefused) return { ok: false, reason: error.reason, message: error.message };
    return isOutOfMemory(error) ? needsTooMuch : corrupt;
  }
}

const corrupt: ReadDocument = {
  ok: false,
  reason: 'corrupt',
  message: 'This file is corrupt and cannot be read. Save it again from its program and send the new copy.',
};

/** The memory that the system gives has an end; what does not fit fails where it is asked for. */
const isOutOfMemory = (error: unknown): boolean => error instanceof Error && /allocation failed/i.test(error.message);

function pagesOf(kind: DocumentKind, bytes: Buffer, limits: ReadLimits): ReadPages | Promise<ReadPages> {
  switch (kind) {
    case 'pdf':
      return readPdf(bytes, limits);
    case 'docx':
    case 'xlsx':
    case 'pptx':
      return readOffice(bytes, kind);
    case 'txt':
      return readText(bytes);
    case 'doc':
      throw new DocumentRefused(
        'unreadable',
        'The old .doc format cannot be read. Save the file as .docx or PDF and send it again.',
      );
    case 'png':
    case 'jpg':
      return readPicture(bytes);
  }
}

/** Bounds what one document may hold, so that a few megabytes cannot become gigabytes of text. */
function clip(pages: readonly DocumentPage[], characters: number): DocumentPage[] {
  let left = characters;
  return pages.map(({ page, text }) => {
    const kept = tidy(text.slice(0, left));
    left -= kept.length;
    return { page, text: kept };
  });
}

/** PostgreSQL refuses NUL in text, and runs of blanks carry nothing. */
const tidy = (text: string): string =>
  text
    .replaceAll('\u0000', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function judge(kind: DocumentKind, pages: readonly DocumentPage[], pageCount: number | null): ReadDocument {
  const enough = kind === 'pdf' ? isReadable : hasText;
  const readable = pages.filter(({ text }) => enough(text));
  if (readable.length === 0) {
    return {
      ok: false,
      reason: 'unreadable',
      message:
        'No text in this file can be read: it is scanned too faintly, or its letters have no meaning for a computer. Send a copy with real text, or sharp photos of its pages.',
    };
  }
  return {
    ok: true,
    kind,
    pages: readable,
    pageCount,
    unreadablePages: pages.flatMap(({ page, text }) =>
      page !== null && text !== '' && !enough(text)
        ? [page]
        : page !== null && text === '' && kind === 'pdf'
          ? [page]
          : [],
    ),
  };
}

const hasText = (text: string): boolean => /\p{L}/u.test(text);
