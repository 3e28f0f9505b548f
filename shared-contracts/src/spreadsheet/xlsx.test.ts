/** @jest-environment node */
import { unzipSync } from 'fflate';
import { xlsxOf } from './xlsx';

async function partsOf(): Promise<(name: string) => string> {
  const workbook = await xlsxOf(
    'Invoices',
    ['Invoice No', 'Total'],
    [
      ['INV <1> & "co"', 1100.5],
      ['=1+1', null],
    ],
  );
  const parts = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  return (name) => new TextDecoder().decode(parts[`xl/${name}`]);
}

test('texts are escaped, numbers are numbers, and nothing is a formula', async () => {
  const part = await partsOf();
  const sheet = part('worksheets/sheet1.xml');
  expect(part('sharedStrings.xml')).toContain('INV &lt;1&gt; &amp; "co"');
  expect(part('sharedStrings.xml')).toContain('=1+1');
  expect(sheet).toContain('<v>1100.5</v>');
  expect(sheet).not.toContain('<f>');
});

test('the header stays in sight, and the sheet has its name', async () => {
  const part = await partsOf();
  expect(part('worksheets/sheet1.xml')).toMatch(/<pane ySplit="1"[^>]*state="frozen"/);
  expect(part('workbook.xml')).toContain('name="Invoices"');
});
