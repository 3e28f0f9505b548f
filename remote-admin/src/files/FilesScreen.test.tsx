import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FileRecord } from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import { expectAccessible } from '../testing/axe';
import { dialog, headers, openAdmin, press, row, type } from '../testing/open-admin';
import { savedFiles } from '../testing/saved-files';

const openFiles = (options: Parameters<typeof openAdmin>[1] = {}, query = '') =>
  openAdmin(`/manage/files${query}`, options);
const choose = (form: HTMLElement, ...files: File[]) =>
  fireEvent.change(within(form).getByLabelText('Files'), { target: { files } });
const file = (name: string) => new File(['content of the file'], name, { type: 'application/pdf' });

beforeEach(() => localStorage.clear());

test('the list has its columns and three actions per row', async () => {
  openFiles();
  const first = await row('Court fees by State.xlsx');
  expect(headers()).toEqual(['', 'Name', 'Type', 'Size', 'Uploaded By', 'Uploaded On', 'State', 'Actions']);
  expect(first).toHaveTextContent('1.2 MB');
  for (const name of ['Download', 'View details', 'Delete'])
    expect(within(first).getByRole('button', { name })).toBeEnabled();
  await expectAccessible();
});

test.each([
  ['rent', 'Rent agreement checklist.docx'],
  ['powerpoint', 'Labour codes - training.pptx'],
  ['kavitha', 'Court fees by State.xlsx'],
])('the search for %s looks in name, type and uploader', async (search, found) => {
  openFiles({}, `?search=${search}`);
  await row(found);
  expect(screen.getAllByRole('button', { name: 'Download' })).toHaveLength(1);
});

test('an empty result is said in the specified words', async () => {
  openFiles({}, '?search=nothing-like-it');
  expect(
    await screen.findByText('No files found. Try a different search term or upload new files.'),
  ).toBeInTheDocument();
});

test('Filter opens filters by type and state', async () => {
  openFiles();
  await row('Court fees by State.xlsx');
  press('Filter');
  type('File type', 'image');
  await waitFor(() => expect(screen.queryByText('Court fees by State.xlsx')).toBeNull());
  await row('Notice board scan.png');
});

test('the details show name, type, size, uploader and date, and no preview', async () => {
  openFiles();
  press('View details', await row('Court fees by State.xlsx'));
  const details = await dialog('File Details');
  for (const text of [
    'Court fees by State.xlsx',
    'Excel',
    '1.2 MB',
    'Kavitha Subramanian',
    'File preview not available',
  ])
    expect(details).toHaveTextContent(text);
});

test('Delete asks first, deletes, and can be undone', async () => {
  openFiles();
  press('Delete', await row('Notice board scan.png'));
  press('Delete', await dialog('Delete File'));
  await waitFor(() => expect(screen.queryByText('Notice board scan.png')).toBeNull());
  expect(localStorage.getItem('uploadedFiles')).not.toContain('Notice board scan');
  press('Undo');
  await row('Notice board scan.png');
});

test('a record without a file downloads as placeholder text', async () => {
  const saved = savedFiles();
  openFiles();
  press('Download', await row('Court fees by State.xlsx'));
  await waitFor(() => expect(saved.names).toEqual(['Court fees by State.xlsx']));
  expect(await saved.text(0)).toContain('placeholder');
});

describe('the upload', () => {
  afterEach(() => jest.useRealTimers());

  test('rises by 10 every 200 ms to 90, jumps to 100 after 2 seconds, puts the file on top and closes', async () => {
    openFiles();
    await row('Court fees by State.xlsx');
    press('Upload File');
    const form = await dialog('Upload File');
    expect(form).toHaveTextContent('Supported types: PDF, DOCX, XLSX, PPTX, PNG, JPG. Maximum size: 10MB.');
    jest.useFakeTimers();
    choose(form, file('New circular.pdf'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    const bar = within(form).getByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    await act(() => jest.advanceTimersByTimeAsync(990));
    expect(bar).toHaveAttribute('aria-valuenow', '90');
    await act(() => jest.advanceTimersByTimeAsync(100));
    jest.useRealTimers();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await row('New circular.pdf');
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('New circular.pdf');
    expect(localStorage.getItem('uploadedFiles')).toContain('New circular.pdf');
  });

  test('live: several go at once; a refused one stays with its sentence, and so does the dialog', async () => {
    const uploadFile = jest.fn((sent: File) =>
      sent.name === 'broken.pdf'
        ? Promise.reject(new ServiceError('This file is corrupt and cannot be read.', 422))
        : Promise.resolve({ file: record(sent.name), duplicateOf: null }),
    );
    openFiles({ mode: 'live', calls: { uploadFile } });
    press('Upload File');
    const form = await dialog('Upload File');
    choose(form, file('good.pdf'), file('broken.pdf'));
    expect(await within(form).findByText('This file is corrupt and cannot be read.')).toBeInTheDocument();
    expect(within(form).getByText('Sent')).toBeInTheDocument();
    expect(uploadFile).toHaveBeenCalledTimes(2);
    expect(form).toBeInTheDocument();
  });

  test('live: a document that is there already is said to be', async () => {
    openFiles({
      mode: 'live',
      calls: { uploadFile: () => Promise.resolve({ file: record('b.pdf'), duplicateOf: 'a.pdf' }) },
    });
    press('Upload File');
    const form = await dialog('Upload File');
    choose(form, file('b.pdf'));
    expect(await within(form).findByText('This is the same document as "a.pdf".')).toBeInTheDocument();
  });
});

const record = (name: string): FileRecord => ({
  id: name,
  name,
  type: 'pdf',
  size: 0.1,
  sizeUnit: 'MB',
  bytes: 100,
  uploadedBy: 'Admin',
  uploadedOn: '2026-01-01T00:00:00Z',
  status: 'reading',
  progress: 40,
  pages: null,
  passages: 0,
  message: '',
});

test('live: the list asks again until a document is read, and shows how far it is', async () => {
  const states: Partial<FileRecord>[] = [{}, { status: 'ready', progress: 100, pages: 3, passages: 12 }];
  const listFiles = jest.fn(() =>
    Promise.resolve({
      rows: [{ ...record('GST circular.pdf'), ...(states.length > 1 ? states.shift() : states[0]) }],
      total: 1,
    }),
  );
  openFiles({ mode: 'live', calls: { listFiles } });
  expect(await screen.findByRole('progressbar', { name: 'Reading GST circular.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(await screen.findByText('12 passages')).toBeInTheDocument();
});

test('live: the details show what was read and which pages could not be', async () => {
  const detail = {
    ...record('scan.pdf'),
    status: 'ready' as const,
    pages: 4,
    passages: 9,
    preview: [{ page: 1, text: 'Circular No. 199' }],
    unreadablePages: [2, 3],
  };
  const reindexFile = jest.fn().mockResolvedValue(record('scan.pdf'));
  openFiles({
    mode: 'live',
    calls: {
      listFiles: () => Promise.resolve({ rows: [detail], total: 1 }),
      getFile: () => Promise.resolve(detail),
      reindexFile,
    },
  });
  press('View details', await row('scan.pdf'));
  const details = await dialog('File Details');
  expect(await within(details).findByText('Circular No. 199')).toBeInTheDocument();
  expect(details).toHaveTextContent('Nothing could be read on pages 2, 3.');
  press('Read and index again', details);
  await waitFor(() => expect(reindexFile).toHaveBeenCalledWith({ params: { id: 'scan.pdf' } }));
});
