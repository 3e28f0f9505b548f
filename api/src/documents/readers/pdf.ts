import { extractText, getDocumentProxy } from 'unpdf';
import { DocumentRefused, type DocumentPage } from '../document';
import { documentLimits } from '../limits';

/** Reads a PDF page by page. */
export async function readPdf(bytes: Buffer): Promise<DocumentPage[]> {
  const document = await open(bytes);
  if (document.numPages > documentLimits.pages) {
    throw new DocumentRefused('too large', `This PDF has more than ${documentLimits.pages} pages. Split it and send the parts.`);
  }
  const { text } = await extractText(document, { mergePages: false });
  return text.map((pageText, index) => ({ page: index + 1, text: pageText }));
}

async function open(bytes: Buffer): ReturnType<typeof getDocumentProxy> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes));
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new DocumentRefused('encrypted', 'This PDF is protected by a password and cannot be read. Remove the password and send it again.');
    }
    throw error;
  }
}
