import { brand } from 'shared-contracts/brand';
import { createSheet } from '../platform/pdf/sheet';
import type { WrittenPaper } from './paper-docx';

const TITLE = { size: 14, weight: 'bold' } as const;
const TEXT = { size: 11, color: '#000000' } as const;
const TOP = 56;
const GAP = 9;
/** A letter is about half as wide as it is high, a line 1.4 times as high. */
const WIDTH_OF_LETTER = 0.5;
const LEADING = 1.4;

/** The paper as a PDF to print and sign, in any of the four scripts. */
export async function paperPdf({ title, language, paragraphs }: WrittenPaper): Promise<Buffer> {
  const sheet = await createSheet(title, brand.name, language);
  const width = sheet.right - sheet.left;
  let y = sheet.text(title, sheet.left, TOP, width, TITLE) + GAP * 2;
  for (const line of paragraphs.flatMap((paragraph) => [...paragraph.split('\n'), ''])) {
    const rows = Math.ceil(line.length / (width / (TEXT.size * WIDTH_OF_LETTER)));
    if (y + rows * TEXT.size * LEADING > sheet.bottom) y = sheet.newPage();
    y = line ? sheet.text(line, sheet.left, y, width, TEXT) : y + GAP;
  }
  return sheet.finish();
}
