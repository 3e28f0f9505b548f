export type CellValue = string | number | null;

/**
 * A table as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8.
 * A text that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(value) && !/^[+-]?[\d\s.]+$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
