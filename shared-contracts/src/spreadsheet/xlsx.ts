import type { CellValue } from './csv';
import { zipOf } from './zip';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const pack = 'http://schemas.openxmlformats.org/package/2006';

/**
 * A workbook (Office Open XML) with one sheet: a bold, frozen header row and one row per record. Texts are inline, never formulas.
 * @param sheetName at most 31 characters, without \ / ? * [ ] :
 */
export function xlsxOf(sheetName: string, header: readonly string[], rows: readonly (readonly CellValue[])[]): Uint8Array<ArrayBuffer> {
  const part = (name: string, text: string) => ({ name, data: new TextEncoder().encode(xml + text) });
  return zipOf([
    part('[Content_Types].xml', contentTypes),
    part('_rels/.rels', relations('officeDocument', 'xl/workbook.xml')),
    part('xl/workbook.xml', `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escape(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    part('xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml')),
    part('xl/styles.xml', styles),
    part('xl/worksheets/sheet1.xml', sheet(header, rows)),
  ]);
}

const contentTypes =
  `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  ['workbook.xml', 'worksheets/sheet1.xml', 'styles.xml']
    .map((name) => {
      const kind = name === 'workbook.xml' ? 'sheet.main' : name === 'styles.xml' ? 'styles' : 'worksheet';
      return `<Override PartName="/xl/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
    })
    .join('') +
  '</Types>';

const styles =
  `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>';

function relations(...pairs: readonly string[]): string {
  const items: string[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    items.push(`<Relationship Id="rId${at / 2 + 1}" Type="${office}/${pairs[at]}" Target="${pairs[at + 1]}"/>`);
  }
  return `<Relationships xmlns="${pack}/relationships">${items.join('')}</Relationships>`;
}

function sheet(header: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  const columns = header.map((_, index) => `<col min="${index + 1}" max="${index + 1}" width="20" customWidth="1"/>`).join('');
  return (
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns}</cols><sheetData>${row(header, 1)}${rows.map((cells) => row(cells, 0)).join('')}</sheetData></worksheet>`
  );
}

const row = (cells: readonly CellValue[], style: 0 | 1) => `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;

function cellXml(value: CellValue, style: 0 | 1): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c s="${style}"><v>${value}</v></c>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const isControl = (character: string) => character < ' ' && character !== '\t' && character !== '\n';

/** XML 1.0 cannot carry most control characters at all, so they are left out. */
const escape = (text: string) => Array.from(text, (character) => (isControl(character) ? '' : (entities[character] ?? character))).join('');
