import { fontFile, fontName, scriptRuns, type Weight } from './fonts';

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly align?: 'left' | 'right';
  readonly color?: string;
}

/** A page on which text of any of our scripts can be set. Lengths are points. */
export interface Sheet {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Sets text from `x` on, broken at `width`; gives the y below it. */
  text(text: string, x: number, y: number, width: number, style?: TextStyle): number;
  rule(y: number, color?: string): void;
  newPage(): number;
  finish(): Promise<Buffer>;
}

const margin = 48;
const leading = 1.4;
/** From the top of a line to its baseline; the fonts' own ascents differ, so lines of two scripts would stand uneven. */
const ascent = 1.05;

/** Opens a sheet; the library is large and loaded with the first one. */
export async function createSheet(title: string, author: string, language: string): Promise<Sheet> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: title, Author: author },
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()));
  const registered = new Set<string>();

  const useFont = (script: Parameters<typeof fontName>[0], weight: Weight, size: number): void => {
    const name = fontName(script, weight);
    if (!registered.has(name)) doc.registerFont(name, fontFile(script, weight));
    registered.add(name);
    doc.font(name).fontSize(size);
  };
  const widthOf = (text: string, weight: Weight, size: number): number =>
    scriptRuns(text).reduce((width, run) => {
      useFont(run.script, weight, size);
      return width + doc.widthOfString(run.text);
    }, 0);

  function breakLines(text: string, width: number, weight: Weight, size: number): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines = [''];
      for (const word of paragraph.split(/\s+/).filter(Boolean)) {
        const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
        if (widthOf(longer, weight, size) <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    });
  }

  return {
    left: margin,
    right: doc.page.width - margin,
    bottom: doc.page.height - margin,
    text(text, x, y, width, { size = 9.5, weight = 'regular', align = 'left', color = '#1d2740' } = {}) {
      let at = y;
      for (const line of breakLines(text, width, weight, size)) {
        let from = align === 'right' ? x + width - widthOf(line, weight, size) : x;
        // Shaped scripts lose their letters when copied; the span says which text the glyphs stand for.
        doc.markContent('Span', { actual: line });
        for (const run of scriptRuns(line)) {
          useFont(run.script, weight, size);
          doc.fillColor(color).text(run.text, from, at + size * ascent, { lineBreak: false, baseline: 'alphabetic' });
          from += doc.widthOfString(run.text);
        }
        doc.endMarkedContent();
        at += size * leading;
      }
      return at;
    },
    rule(y, color = '#d9cfba') {
      doc
        .moveTo(margin, y)
        .lineTo(doc.page.width - margin, y)
        .lineWidth(0.7)
        .strokeColor(color)
        .stroke();
    },
    newPage() {
      doc.addPage();
      return margin;
    },
    async finish() {
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
