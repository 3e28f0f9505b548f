import { asciiDigits } from 'knowledge';

/** When the codes of 1860, 1872 and 1973 gave way to the BNS, BSA and BNSS. */
export const newCodesSince = '2024-07-01';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WITH_MONTH = /\b(?:(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+((?:19|20)\d\d)\b/i;
const NUMERIC = /\b(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d\d)\b/;
const YEAR_ONLY = /\b(?:in|during|since|year|of|back in|happened|saal|का|में|ல்|ರಲ್ಲಿ)\s+(?:the year\s+)?((?:19|20)\d\d)\b|\b((?:19|20)\d\d)\s+(?:mein|me|में|ல்|இல்|ರಲ್ಲಿ|ஆம் ஆண்டு)/iu;
const BEFORE_NEW_CODES = /\b(before|prior to|till|until)\s+(1st\s+|1\s+|first\s+)?(july|1\s*july)\s*,?\s*2024\b|\bold offence\b/i;

/**
 * The day on which something happened, as far as the question says it; a year alone gives its last day.
 * @returns an ISO date, or undefined.
 */
export function eventDate(question: string): string | undefined {
  const text = asciiDigits(question);
  if (BEFORE_NEW_CODES.test(text)) return '2024-06-30';
  const month = WITH_MONTH.exec(text);
  if (month) return iso(month[3], MONTHS.indexOf((month[2] ?? '').toLowerCase()) + 1, Number(month[1] ?? 28));
  const numeric = NUMERIC.exec(text);
  if (numeric) return iso(numeric[3], Number(numeric[2]), Number(numeric[1]));
  const year = YEAR_ONLY.exec(text);
  return year ? `${year[1] ?? year[2] ?? ''}-12-31` : undefined;
}

function iso(year = '', month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
