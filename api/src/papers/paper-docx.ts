import { AlignmentType, Document, Packer, Paragraph, TextRun } from 'docx';
import { brand } from 'shared-contracts/brand';

/** A paper as somebody has it before them. */
export interface WrittenPaper {
  readonly title: string;
  readonly language: 'en' | 'ta' | 'hi' | 'kn';
  readonly paragraphs: readonly string[];
}

/** Half points. */
const SIZE = 23;
/** Twentieths of a point. */
const MARGIN = 1440;
const AFTER = 160;
const fonts = { en: 'Georgia', ta: 'Nirmala UI', hi: 'Nirmala UI', kn: 'Nirmala UI' } as const;

/** The paper as a Word document that can be edited further. */
export async function paperDocx({ title, language, paragraphs }: WrittenPaper): Promise<Buffer> {
  const document = new Document({
    title,
    creator: brand.name,
    styles: {
      default: { document: { run: { size: SIZE, font: fonts[language], language: { value: `${language}-IN` } } } },
    },
    sections: [
      {
        properties: { page: { margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { after: AFTER * 2 },
            children: [new TextRun({ text: title, bold: true, size: SIZE + 5 })],
          }),
          ...paragraphs.map((text) => new Paragraph({ spacing: { after: AFTER }, children: linesOf(text) })),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function linesOf(text: string): TextRun[] {
  return text.split('\n').map((line, index) => new TextRun({ text: line, ...(index > 0 ? { break: 1 } : {}) }));
}
