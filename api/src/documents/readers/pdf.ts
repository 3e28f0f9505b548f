import { getDocumentProxy } from 'unpdf';
import { boundPdf } from '../bound-pdf';
import { DocumentRefused, type DocumentPage } from '../document';
import { documentLimits, type ReadLimits } from '../limits';
import type { ReadPages } from './read-pages';
import { withScans } from './scans';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Reads a PDF page by page, and gives the memory of each page back before the next.
 * @param limits after so many letters the pages that follow are left alone; so many scanned pages are recognised
 */
export async function readPdf(bytes: Buffer, { characters, scans = 0, timeoutMs }: ReadLimits): Promise<ReadPages> {
  // The last page that is begun has to end within the time too.
  const until = Date.now() + timeoutMs / 2;
  boundPdf(bytes);
  const document = await open(bytes);
  const pageCount = document.numPages;
  if (pageCount > documentLimits.pages) {
    throw new DocumentRefused(
      'too large',
      `This PDF has more than ${documentLimits.pages} pages. Split it and send the parts.`,
    );
  }
  const pages: DocumentPage[] = [];
  let left = characters;
  for (let page = 1; page <= pageCount && left > 0; page++) {
    const text = await textOf(document, page);
    left -= text.length;
    pages.push({ page, text });
  }
  return { pages: scans > 0 ? await withScans(document, pages, scans, until) : pages, pageCount };
}

async function textOf(document: Pdf, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  page.cleanup();
  return text;
}

async function open(bytes: Buffer): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes));
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new DocumentRefused(
        'encrypted',
        'This PDF is protected by a password and cannot be read. Remove the password and send it again.',
      );
    }
    throw error;
  }
}
