import { xlsxOf } from './xlsx';

const bytes = xlsxOf('Invoices', ['Invoice No', 'Total'], [['INV <1> & "co"', 1100.5], ['=1+1', null]]);
const text = new TextDecoder('latin1').decode(bytes);

test('is a ZIP archive whose directory counts its six parts', () => {
  expect([...bytes.slice(0, 4)]).toEqual([0x50, 0x4b, 3, 4]);
  const end = new DataView(bytes.buffer, bytes.length - 22);
  expect(end.getUint32(0, true)).toBe(0x06054b50);
  expect(end.getUint16(10, true)).toBe(6);
  const directory = end.getUint32(16, true);
  expect(new DataView(bytes.buffer, directory).getUint32(0, true)).toBe(0x02014b50);
});

test('texts are escaped and inline, numbers are numbers, and nothing is a formula', () => {
  expect(text).toContain('INV &lt;1&gt; &amp; &quot;co&quot;');
  expect(text).toContain('<v>1100.5</v>');
  expect(text).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>');
  expect(text).not.toContain('<f>');
});
