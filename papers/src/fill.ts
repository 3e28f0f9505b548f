import type { Paper, PaperField, PaperLanguage, PaperValues } from './paper';

/** A paper as it reads with what is known; what is missing stays a marked blank such as `[date of the memo]`. */
export interface FilledPaper {
  readonly title: string;
  /** Paragraphs. */
  readonly paragraphs: readonly string[];
  /** Fields without a value, in the order of the paper. */
  readonly missing: readonly PaperField[];
}

const BLANK = /\{\{([a-z][a-z0-9-]*)\}\}/g;

/**
 * Fills a paper in; nothing is invented, and values are taken as they are but for surrounding space.
 * @param values by field id: text, ISO dates, rupees; an empty one counts as missing
 */
export function fillPaper(paper: Paper, values: PaperValues, language: PaperLanguage = 'en'): FilledPaper {
  const fields = new Map(paper.fields.map((field) => [field.id, field]));
  const filled = paper.body[language].replace(BLANK, (_all, id: string) => {
    const field = fields.get(id);
    const value = values[id]?.trim();
    if (field && value) return shown(field, value, language);
    return `[${field?.label[language] ?? id}]`;
  });
  return {
    title: paper.title[language],
    paragraphs: filled
      .trim()
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim()),
    missing: paper.fields.filter(({ id }) => !values[id]?.trim()),
  };
}

/** Rupees are grouped as in India, and a day is written before its month, in every language. */
const rupees = new Intl.NumberFormat('en-IN', { numberingSystem: 'latn' });
const locales: Readonly<Record<PaperLanguage, string>> = { en: 'en-IN', ta: 'ta-IN', hi: 'hi-IN', kn: 'kn-IN' };

function shown({ kind }: PaperField, value: string, language: PaperLanguage): string {
  if (kind === 'amount' && /^\d+(\.\d{1,2})?$/.test(value)) return `₹${rupees.format(Number(value))}`;
  const [, year, month, day] = kind === 'date' ? (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []) : [];
  if (year === undefined) return value;
  const name = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return `${Number(day)} ${name.format(new Date(`${year}-${month}-01T00:00:00Z`))} ${year}`;
}
