import { extractImages, type getDocumentProxy } from 'unpdf';
import type { DocumentPage } from '../document';
import { documentLimits } from '../limits';
import { isReadable } from '../readability';
import { createLetterReader } from './letters';
import { pngOf } from './png';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A page that was photographed is a picture of so many dots at least; smaller ones are marks and signatures. */
const fewestDots = 60_000;

/**
 * The pages of a PDF, those without text as their letters are recognised: of so many pages, and for as long as there is time. What cannot
 * be recognised stays without text.
 * @param most scanned pages that are read
 * @param until the moment after which no further page is begun, in milliseconds since 1970
 */
export async function withScans(
  document: Pdf,
  pages: readonly DocumentPage[],
  most: number,
  until: number,
): Promise<DocumentPage[]> {
  const letters = createLetterReader();
  const read: DocumentPage[] = [];
  let left = most;
  for (const page of pages) {
    if (page.page === null || isReadable(page.text) || left === 0 || Date.now() > until) {
      read.push(page);
      continue;
    }
    left -= 1;
    const picture = await largestPicture(document, page.page);
    const text = picture && (await letters.read(picture));
    read.push(text === undefined ? page : { ...page, text });
  }
  return read;
}

async function largestPicture(document: Pdf, page: number): Promise<Buffer | undefined> {
  const pictures = (await extractImages(document, page)).filter(({ width, height }) => {
    const dots = width * height;
    return dots >= fewestDots && dots <= documentLimits.scanDots;
  });
  const [largest] = pictures.sort((a, b) => b.width * b.height - a.width * a.height);
  return largest && pngOf(largest);
}
