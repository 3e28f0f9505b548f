import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { parseDocument } from './parse-document';
import { readDocument } from './read-document';
import { pdfWithStream } from './testing/pdf-with-stream';

const megabyte = 1024 * 1024;
const blanks = (megabytes: number): Buffer => Buffer.alloc(megabytes * megabyte, ' ');

test.each([
  ['compressed twice', '[/FlateDecode /FlateDecode]', deflateSync(deflateSync(blanks(8)))],
  ['compressed twice under a disguised name', '[/Fl#61teDecode /Fl]', deflateSync(deflateSync(blanks(8)))],
  ['compressed by two methods', '[ /ASCII85Decode /LZWDecode /FlateDecode ]', Buffer.from('~>')],
  ['unpacking to 40 MB', '/FlateDecode', deflateSync(blanks(40))],
  ['unpacking to 40 MB under an unknown address', '9 0 R', deflateSync(blanks(40))],
])('a PDF with a stream %s is refused before it is unpacked', async (_, filter, content) => {
  expect(await parseDocument(pdfWithStream(filter, content), 'a.pdf')).toMatchObject({
    ok: false,
    reason: 'too large',
  });
});

test('a PDF with many streams that are large together is refused', async () => {
  const stream = Buffer.concat([Buffer.from('stream\n'), deflateSync(blanks(20)), Buffer.from('\nendstream\n')]);
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), ...Array.from({ length: 6 }, () => stream)]);
  expect(await parseDocument(bytes, 'a.pdf')).toMatchObject({ ok: false, reason: 'too large' });
});

test('a sheet with more XML than its tree may take is refused before it is parsed', async () => {
  const xml = strToU8('<c><v>1.7</v></c>'.repeat(40_000));
  const parts = Array.from({ length: 20 }, (_, index) => [`xl/worksheets/sheet${index}.xml`, xml] as const);
  const bytes = Buffer.from(zipSync(Object.fromEntries([['xl/workbook.xml', xml] as const, ...parts])));
  expect(await parseDocument(bytes, 'a.xlsx')).toMatchObject({ ok: false, reason: 'too large' });
});

test('a document that takes more memory than its process has ends that process alone, with a sentence', async () => {
  // Two bytes say "128 zeros": what no look at the file foresees, the limit of the process ends.
  const runs = Buffer.alloc(9 * megabyte, Buffer.from([0x81, 0x20]));
  const read = await readDocument(pdfWithStream('/RunLengthDecode', runs), 'a.pdf');
  expect(read).toMatchObject({ ok: false, reason: 'too large' });
}, 60_000);
