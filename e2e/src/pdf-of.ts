import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A PDF of one page with a heading and a paragraph. */
export function pdfOf(title: string, text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  document.fontSize(16).text(title).moveDown().fontSize(11).text(text);
  document.end();
  return buffer(document);
}
