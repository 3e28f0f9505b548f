import { DocumentRefused } from '../document';
import { createLetterReader } from './letters';
import type { ReadPages } from './read-pages';

/**
 * Reads the letters in a picture of a paper: as English, and where that gives no words, as Hindi, Tamil and Kannada.
 * @throws DocumentRefused when no script gives legible words
 */
export async function readPicture(bytes: Buffer): Promise<ReadPages> {
  const text = await createLetterReader().read(bytes);
  if (text === undefined)
    throw new DocumentRefused(
      'unreadable',
      'The letters in this picture cannot be read. Take it again from above, in good light and sharp, or send the text as a PDF, DOCX or TXT file.',
    );
  return { pages: [{ page: null, text }], pageCount: null };
}
