import type { Database } from '../../platform/database/database';
import { putTexts, type QuotableText } from '../document-index';
import { refreshCounts } from '../postings';
import { importableFiles, readTexts } from './read-texts';

/** What an import did. */
export interface ImportReport {
  readonly texts: number;
  readonly passages: number;
  /** Files that could not be read wholly, each with a sentence why. */
  readonly unreadable: readonly { readonly file: string; readonly why: string }[];
}

const PASSAGES_AT_ONCE = 2000;

/**
 * Imports official texts as passages that answers can quote. A text that was imported before is replaced.
 * @param path a file or a folder
 * @param onProgress told after every piece of work how many passages are in
 */
export async function importTexts(
  database: Database,
  path: string,
  onProgress: (passages: number, name: string) => void = () => undefined,
): Promise<ImportReport> {
  const unreadable: { file: string; why: string }[] = [];
  const waiting = new Map<string, QuotableText>();
  let texts = 0;
  let passages = 0;
  const flush = async (): Promise<void> => {
    await putTexts(database, [...waiting.values()]);
    waiting.clear();
  };
  for (const file of await importableFiles(path)) {
    for await (const read of readTexts(file)) {
      if (!read.ok || read.note) unreadable.push({ file, why: read.ok ? (read.note ?? '') : read.why });
      if (!read.ok) continue;
      // Two texts of one name would replace each other.
      const id = waiting.has(read.text.id) ? `${read.text.id}-${texts}` : read.text.id;
      waiting.set(id, { ...read.text, id });
      texts++;
      passages += read.text.passages.length;
      if ([...waiting.values()].reduce((sum, text) => sum + text.passages.length, 0) >= PASSAGES_AT_ONCE) await flush();
      onProgress(passages, read.text.name);
    }
  }
  await flush();
  await refreshCounts(database, 'document_posting');
  await database.query('analyze');
  return { texts, passages, unreadable };
}
