import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import writeExcel from 'write-excel-file/node';
import { attachmentLimits, pictureLimits } from './limits';
import { parseDocument } from './parse-document';
import { readDocument, readWithScans } from './read-document';

const wordXml = (text: string): string =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const zip = (files: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
const docx = (text: string): Buffer => zip({ '[Content_Types].xml': types, 'word/document.xml': wordXml(text) });

/** A page is its text, or the picture that fills it. */
function pdf(pages: readonly (string | Buffer)[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ autoFirstPage: false, ...options });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    for (const page of pages) {
      document.addPage();
      if (typeof page === 'string') document.text(page);
      else document.image(page, 40, 40, { width: 520 });
    }
    document.end();
  });
}

const sentence = 'The tax on a composite supply is the tax on its principal supply.';

test('a PDF is read page by page, and a page without text is named', async () => {
  const result = await readDocument(await pdf([sentence, '', `${sentence} Second.`]), 'circular.pdf');
  expect(result).toMatchObject({ ok: true, kind: 'pdf', pageCount: 3, unreadablePages: [2] });
  expect(result.ok && result.pages.map(({ page }) => page)).toEqual([1, 3]);
  expect(result.ok && result.pages[0]?.text).toContain('composite supply');
});

test('a Word file and a sheet are read', async () => {
  const word = await parseDocument(docx(sentence), 'note.docx');
  expect(word).toMatchObject({ ok: true, pages: [{ page: null, text: sentence }] });
  const sheet = await writeExcel([
    [{ value: 'Item' }, { value: 'Rate' }],
    [{ value: 'Rice' }, { value: 5 }],
  ]).toBuffer();
  const excel = await parseDocument(Buffer.from(sheet), 'rates.xlsx');
  expect(excel.ok && excel.pages[0]?.text).toContain('Rice | 5');
});

test.each([
  ['UTF-8', Buffer.from('உரிமை means right')],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('உரிமை means right', 'utf16le')])],
])('a text file in %s is read', async (_, bytes) => {
  expect(await parseDocument(bytes, 'note.txt')).toMatchObject({
    ok: true,
    pages: [{ page: null, text: 'உரிமை means right' }],
  });
});

test.each([
  ['empty', Buffer.alloc(0), 'a.pdf', 'empty'],
  ['of an unknown type', Buffer.from('MZ'), 'a.exe', 'unsupported'],
  ['a program named .pdf', Buffer.from('MZ\u0000\u0001program'), 'a.pdf', 'disguised'],
  ['a Word file named .xlsx', docx('x'), 'a.xlsx', 'disguised'],
  ['a broken PDF', Buffer.from('%PDF-1.7\nnothing more'), 'a.pdf', 'corrupt'],
  ['a broken archive', Buffer.from('PK\u0003\u0004broken'), 'a.docx', 'corrupt'],
  ['a broken picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 'a.png', 'corrupt'],
  ['a text file with a program in it', Buffer.from([0x4d, 0x5a, 0, 1]), 'a.txt', 'disguised'],
])('a file that is %s is refused with a sentence', async (_, bytes, name, reason) => {
  const result = await parseDocument(bytes, name);
  expect(result).toMatchObject({ ok: false, reason });
  expect(!result.ok && result.message).toMatch(/^[A-Z].+\.$/);
});

test('a PDF with a password is refused', async () => {
  expect(await readDocument(await pdf([sentence], { userPassword: 'secret' }), 'a.pdf')).toMatchObject({
    ok: false,
    reason: 'encrypted',
  });
});

test('an encrypted Word file is refused', async () => {
  const bytes = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(512),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  expect(await parseDocument(bytes, 'a.docx')).toMatchObject({ ok: false, reason: 'encrypted' });
});

test('an archive built to exhaust memory is refused before it is unpacked', async () => {
  const bomb = zip({ '[Content_Types].xml': types, 'word/document.xml': wordXml('a'.repeat(30 * 1024 * 1024)) });
  expect(bomb.length).toBeLessThan(200_000);
  expect(await parseDocument(bomb, 'a.docx')).toMatchObject({ ok: false, reason: 'too large' });
});

test('a PDF of scanned pages is said to be unreadable', async () => {
  expect(await readDocument(await pdf(['', '']), 'scan.pdf')).toMatchObject({ ok: false, reason: 'unreadable' });
});

test('the worker gives the same as the reader, and ends when its time is up', async () => {
  const bytes = docx(sentence);
  expect(await readDocument(bytes, 'a.docx')).toEqual(await parseDocument(bytes, 'a.docx'));
  expect(await readDocument(bytes, 'a.docx', { timeoutMs: 1, characters: 100 })).toMatchObject({
    ok: false,
    reason: 'timeout',
  });
}, 30_000);

test('the letters in a picture of a paper are read, in the process with limits', async () => {
  const picture = await readFile(join(__dirname, 'testing/paper.png'));
  const read = await readDocument(picture, 'paper.png', pictureLimits);
  expect(read.ok && read.pages[0]?.text).toContain('Notice period: two months by either party.');
}, 90_000);

test('a scanned page inside a PDF is read by its letters, beside pages with text', async () => {
  const scan = await readFile(join(__dirname, 'testing/paper.png'));
  const read = await readWithScans(await pdf([sentence, scan]), 'lease.pdf', attachmentLimits);
  expect(read).toMatchObject({ ok: true, kind: 'pdf', pageCount: 2, unreadablePages: [] });
  expect(read.ok && read.pages.map(({ page }) => page)).toEqual([1, 2]);
  expect(read.ok && read.pages[1]?.text).toContain('Notice period: two months by either party.');
}, 120_000);

test('a PDF of nothing but blank pages stays unreadable, and says what to do', async () => {
  const read = await readWithScans(await pdf(['', '']), 'scan.pdf', attachmentLimits);
  expect(read.ok ? '' : read.message).toContain('sharp photos of its pages');
}, 60_000);
