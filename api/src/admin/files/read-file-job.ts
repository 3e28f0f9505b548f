import { readDocument, readingRoom } from '../../documents/read-document';
import type { DocumentIndex } from '../../documents/document-index';
import { toPassages } from '../../documents/passages';
import type { Platform } from '../../platform/platform';
import { findFile, purgeFiles, replacePassages, setStanding } from './file-store';

export const readFileJob = 'dataset.read';
const purgeJob = 'dataset.purge';
const keptMs = 24 * 3_600_000;

/** Reads dataset files in the background and puts them into the index of the answers. */
export async function addFileJobs(platform: Platform, index: DocumentIndex): Promise<void> {
  await platform.jobs.add<{ id: string }>({ name: readFileJob, run: ({ id }) => readFile(platform, index, id) });
  await platform.jobs.add({
    name: purgeJob,
    cron: '20 3 * * *',
    run: () => purgeFiles(platform.database, new Date(platform.now().getTime() - keptMs)),
  });
}

async function readFile({ database, files }: Platform, index: DocumentIndex, id: string): Promise<void> {
  const file = await findFile(database, id);
  const stored = file && (await files.read(file.stored_file_id));
  if (!file || !stored) return;
  await setStanding(database, id, { status: 'reading', progress: 10 });
  const result = await readingRoom.turn(readFileJob, () => readDocument(stored.bytes, file.name));
  if (!result.ok) {
    await replacePassages(database, id, []);
    await index.remove([id]);
    await setStanding(database, id, { status: 'failed', progress: 100, message: result.message });
    return;
  }
  const passages = toPassages(result.pages);
  const read = { pages: result.pageCount, passages: passages.length, unreadablePages: result.unreadablePages };
  await setStanding(database, id, { status: 'indexing', progress: 60, ...read });
  await replacePassages(database, id, passages);
  // A file that was deleted while it was read must not come back into the answers.
  if (await findFile(database, id)) await index.put({ id, name: file.name, passages });
  await setStanding(database, id, {
    status: 'ready',
    progress: 100,
    message: unreadableSentence(result.unreadablePages),
    ...read,
  });
}

function unreadableSentence(pages: readonly number[]): string {
  if (pages.length === 0) return '';
  const some = pages.slice(0, 12).join(', ') + (pages.length > 12 ? ', …' : '');
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${some} could not be read: scanned, or in a font without meaning. The rest is in use.`;
}
