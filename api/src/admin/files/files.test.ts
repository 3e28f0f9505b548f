import { strToU8, zipSync } from 'fflate';
import type { FileRecord } from 'shared-contracts/calls/admin/types';
import type { DocumentIndex } from '../../documents/document-index';
import type { DocumentPassage } from '../../documents/passages';
import { startAdminApi, type AdminApi } from '../testing/admin-api';

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const docx = (text: string): Blob =>
  new Blob([
    zipSync(
      {
        '[Content_Types].xml': strToU8(types),
        'word/document.xml': strToU8(
          `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
        ),
      },
      { mtime: '2026-01-01' },
    ),
  ]);

const indexed = new Map<string, readonly DocumentPassage[]>();
const index: DocumentIndex = {
  async put({ id, passages }) {
    indexed.set(id, passages);
  },
  async remove(ids) {
    for (const id of ids) indexed.delete(id);
  },
};

let api: AdminApi;
beforeAll(async () => {
  api = await startAdminApi({ index, jobs: true });
});
afterAll(() => api.close());

async function upload(content: Blob, name: string) {
  const form = new FormData();
  form.set('file', content, name);
  return api.asAdmin({ method: 'POST', url: '/api/admin/files', payload: form });
}

async function whenRead(id: string): Promise<FileRecord & { preview: { text: string }[] }> {
  for (let left = 200; left > 0; left--) {
    const file = (await api.asAdmin({ method: 'GET', url: `/api/admin/files/${id}` })).json();
    if (file.status === 'ready' || file.status === 'failed') return file;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The file was not read in time.');
}

test('a file is taken in, read by a job, previewed, and goes into the index', async () => {
  const sent = await upload(docx('A composite supply is taxed like its principal supply.'), 'circular.docx');
  expect(sent.statusCode).toBe(200);
  expect(sent.json()).toMatchObject({
    duplicateOf: null,
    file: { name: 'circular.docx', type: 'word', sizeUnit: 'MB' },
  });
  const { id } = sent.json().file;
  expect(await whenRead(id)).toMatchObject({
    status: 'ready',
    progress: 100,
    passages: 1,
    preview: [{ text: 'A composite supply is taxed like its principal supply.' }],
  });
  expect(indexed.get(id)).toHaveLength(1);

  const listed = await api.asAdmin({ method: 'GET', url: '/api/admin/files?search=CIRCULAR' });
  expect(listed.json()).toMatchObject({ total: 1, rows: [{ id }] });
  const download = await api.asAdmin({ method: 'GET', url: `/api/admin/files/${id}/download` });
  expect(download.headers['content-disposition']).toContain('attachment; filename="circular.docx"');
});

test('the same content again is recognised', async () => {
  const again = await upload(docx('A composite supply is taxed like its principal supply.'), 'copy.docx');
  expect(again.json()).toMatchObject({ duplicateOf: 'circular.docx', file: { name: 'circular.docx' } });
});

test('a deleted file leaves the answers at once, and comes back when that is undone', async () => {
  const { id } = (await upload(docx('Bread made without additives is exempt here.'), 'bread.docx')).json().file;
  await whenRead(id);
  const deleted = await api.asAdmin({ method: 'POST', url: '/api/admin/files/delete', payload: { ids: [id] } });
  expect(indexed.has(id)).toBe(false);
  expect((await api.asAdmin({ method: 'GET', url: `/api/admin/files/${id}` })).statusCode).toBe(404);

  const undone = await api.asAdmin({ method: 'POST', url: '/api/admin/undo', payload: { undo: deleted.json().undo } });
  expect(undone.statusCode).toBe(200);
  await whenRead(id);
  await api.until(() => indexed.has(id));
  expect(
    (await api.asAdmin({ method: 'POST', url: '/api/admin/undo', payload: { undo: deleted.json().undo } })).statusCode,
  ).toBe(410);
});

test.each([
  ['a program named .pdf', new Blob(['MZ\u0000program']), 'a.pdf', 422, /corrupt/],
  ['a text file', new Blob(['plain text']), 'a.txt', 422, /cannot be read/],
  ['an empty file', new Blob([]), 'a.pdf', 422, /cannot be read/],
  ['a file of 11 MB', new Blob([new Uint8Array(11 * 1024 * 1024)]), 'a.pdf', 413, /10 MB/],
])('%s is refused with a sentence, and nothing is kept', async (_, content, name, status, sentence) => {
  const { total } = (await api.asAdmin({ method: 'GET', url: '/api/admin/files' })).json();
  const refusedUpload = await upload(content, name);
  expect([refusedUpload.statusCode, refusedUpload.json().detail]).toEqual([status, expect.stringMatching(sentence)]);
  expect((await api.asAdmin({ method: 'GET', url: '/api/admin/files' })).json().total).toBe(total);
});

test('a broken PDF is kept, and said to be unreadable', async () => {
  const { id } = (await upload(new Blob(['%PDF-1.7 and nothing more']), 'broken.pdf')).json().file;
  expect(await whenRead(id)).toMatchObject({ status: 'failed', message: expect.stringContaining('corrupt') });
});
