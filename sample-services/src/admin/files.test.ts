import { createSimulatedFiles } from './files';
import { installFakeStorage } from './testing/fake-storage';
import { createUndoList } from './undo';

const stored = installFakeStorage();

beforeEach(() => {
  stored.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const create = () => createSimulatedFiles('2026-11-21', createUndoList());
const names = async (files: ReturnType<typeof create>) =>
  (await files.listFiles({ query: {} })).rows.map(({ name }) => name);

test('an upload rises by ten every 200 ms, stays at 90, and is complete after 2 seconds', async () => {
  const files = create();
  const seen: number[] = [];
  const uploading = files.uploadFile(new File([new Uint8Array(1_572_864)], 'Circular.PDF'), {
    onProgress: (share) => seen.push(share),
  });
  jest.advanceTimersByTime(1000);
  expect(seen).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
  jest.advanceTimersByTime(999);
  expect(Math.max(...seen)).toBe(0.9);
  jest.advanceTimersByTime(1);
  const { file } = await uploading;
  expect(seen.at(-1)).toBe(1);
  expect(file).toMatchObject({ name: 'Circular.PDF', type: 'pdf', size: 1.5, sizeUnit: 'MB' });
  expect((await names(files))[0]).toBe('Circular.PDF');
});

test('the list is kept under uploadedFiles and loaded on start', async () => {
  const files = create();
  const uploading = files.uploadFile(new File(['x'], 'Notes.txt'));
  jest.advanceTimersByTime(2000);
  await uploading;
  expect(stored.get('uploadedFiles')).toContain('Notes.txt');
  expect((await names(create()))[0]).toBe('Notes.txt');
});

test.each([['no JSON {'], ['{"a":1}'], ['[1]'], ['[{"id":1}]']])(
  'the corrupt value %s is logged and removed',
  async (value) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    stored.set('uploadedFiles', value);
    expect((await names(create())).length).toBe(5);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(stored.has('uploadedFiles')).toBe(false);
  },
);

test('a record that an older page stored is completed', async () => {
  stored.set('uploadedFiles', '[{"id":7,"name":"Old.pdf","type":"pdf","size":1.2}]');
  expect((await create().listFiles({ query: {} })).rows).toEqual([
    expect.objectContaining({ id: '7', name: 'Old.pdf', size: 1.2, status: 'ready' }),
  ]);
});

test('a deleted file comes back by undo', async () => {
  const undoList = createUndoList();
  const files = createSimulatedFiles('2026-11-21', undoList);
  const before = await names(files);
  const { undo } = await files.deleteFiles({ body: { ids: ['sample-file-2'] } });
  expect(await names(files)).toHaveLength(before.length - 1);
  undoList.undo(undo ?? '');
  expect(await names(files)).toEqual(before);
  expect(() => undoList.undo(undo ?? '')).toThrow('This can no longer be undone.');
});
