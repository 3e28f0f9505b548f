import { brand } from 'shared-contracts/brand';
import { inReadingOrder } from 'shared-contracts/calls/chat/reading-order';
import type { Citation, Language } from 'shared-contracts';
import { createSheet, type Sheet, type TextStyle } from '../../platform/pdf/sheet';
import { markdownLines, type PrintedLine } from './markdown-lines';

/** An answer as it is printed. */
export interface PrintedAnswer {
  readonly question: string;
  readonly content: string;
  readonly citations: readonly Citation[];
  readonly language: Language;
}

const words: Readonly<Record<Language, { sources: string; note: string }>> = {
  en: {
    sources: 'Sources',
    note: 'General information on Indian law, not the advice of a lawyer. References may occasionally be incorrect; check them before you rely on them.',
  },
  ta: {
    sources: 'ஆதாரங்கள்',
    note: 'இந்தியச் சட்டம் பற்றிய பொதுத் தகவல்; வழக்கறிஞரின் ஆலோசனை அல்ல. நம்பும் முன் ஆதாரங்களைச் சரிபார்க்கவும்.',
  },
  hi: { sources: 'स्रोत', note: 'भारतीय कानून की सामान्य जानकारी, वकील की सलाह नहीं। भरोसा करने से पहले संदर्भ जाँच लें।' },
  kn: { sources: 'ಮೂಲಗಳು', note: 'ಭಾರತೀಯ ಕಾನೂನಿನ ಸಾಮಾನ್ಯ ಮಾಹಿತಿ; ವಕೀಲರ ಸಲಹೆಯಲ್ಲ. ನಂಬುವ ಮುನ್ನ ಉಲ್ಲೇಖಗಳನ್ನು ಪರಿಶೀಲಿಸಿ.' },
};

const styles: Readonly<Record<PrintedLine['kind'], TextStyle & { indent: number; above: number }>> = {
  heading: { size: 12, weight: 'bold', indent: 0, above: 10 },
  text: { size: 10.5, indent: 0, above: 5 },
  item: { size: 10.5, indent: 12, above: 3 },
  quote: { size: 10, indent: 18, above: 5, color: '#4a5573' },
};

/** A question with its answer and its sources as a PDF, in any of the four scripts. */
export async function answerPdf({ question, language, ...answer }: PrintedAnswer): Promise<Buffer> {
  const { content, citations } = inReadingOrder(answer);
  const sheet = await createSheet(question.slice(0, 120), brand.name, language);
  const write = createWriter(sheet);
  write(brand.name, { size: 18, weight: 'bold' }, 0, 0);
  write(question, { size: 13, weight: 'bold' }, 0, 12);
  for (const { kind, text } of markdownLines(content)) {
    const { indent, above, ...style } = styles[kind];
    write(text, style, indent, above);
  }
  if (citations.length > 0) write(words[language].sources, styles.heading, 0, 14);
  citations.forEach(({ label, title }, index) =>
    write(`[${index + 1}] ${label}${title && !label.includes(title) ? `: ${title}` : ''}`, { size: 9.5 }, 0, 3),
  );
  write(words[language].note, { size: 8.5, color: '#4a5573' }, 0, 16);
  return sheet.finish();
}

/** Room for the lines that a heading must not be parted from. */
const withHeading = 60;

/** Writes paragraphs below each other; one that does not fit begins a new page. */
function createWriter(sheet: Sheet) {
  let y = 48;
  return (text: string, style: TextStyle, indent: number, above: number): void => {
    const width = sheet.right - sheet.left - indent;
    const charactersPerLine = width / ((style.size ?? 9.5) * 0.5);
    const height = Math.ceil(text.length / charactersPerLine) * (style.size ?? 9.5) * 1.4;
    y += above;
    if (y + height + (style.weight === 'bold' ? withHeading : 0) > sheet.bottom && y > 60) y = sheet.newPage();
    y = sheet.text(text, sheet.left + indent, y, width, style);
  };
}
