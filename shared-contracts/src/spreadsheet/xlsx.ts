import writeXlsxFile, { type Row } from 'write-excel-file/universal';
import type { CellValue } from './csv';

const COLUMN_WIDTH = 20;

/**
 * A workbook (Office Open XML) with one sheet: a bold, frozen header row and one row per record. Texts stay texts, never formulas.
 * @param sheetName at most 31 characters, without \ / ? * [ ] :
 */
export function xlsxOf(
  sheetName: string,
  header: readonly string[],
  rows: readonly (readonly CellValue[])[],
): Promise<Blob> {
  const head: Row = header.map((value) => ({ value, type: String, fontWeight: 'bold' }));
  const body = rows.map((row): Row =>
    row.map((value) => (typeof value === 'string' ? { value, type: String } : value)),
  );
  return writeXlsxFile([head, ...body], {
    sheet: sheetName,
    stickyRowsCount: 1,
    columns: header.map(() => ({ width: COLUMN_WIDTH })),
  }).toBlob();
}
