import type { FileRecord } from 'shared-contracts/calls/admin/types';

/** Key of the browser's local storage under which the file list is kept. */
export const storedFilesKey = 'uploadedFiles';

/** The kept file list, or null when there is none. A value that cannot be read is logged and removed. */
export function loadStoredFiles(): FileRecord[] | null {
  const text = localStorage.getItem(storedFilesKey);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) throw new TypeError('The stored file list is not a list.');
    return value.map(recordOf);
  } catch (error) {
    console.error('The stored file list cannot be read and was removed.', error);
    localStorage.removeItem(storedFilesKey);
    return null;
  }
}

export function storeFiles(files: readonly FileRecord[]): void {
  try {
    localStorage.setItem(storedFilesKey, JSON.stringify(files));
  } catch (error) {
    console.error('The file list could not be stored.', error);
  }
}

const defaults = {
  type: 'other',
  size: 0,
  sizeUnit: 'MB',
  uploadedBy: 'Admin User',
  uploadedOn: '1970-01-01',
  status: 'ready',
  pages: null,
  passages: 0,
  message: '',
} as const;

function recordOf(value: unknown): FileRecord {
  if (typeof value !== 'object' || value === null) throw new TypeError('A stored file is not a record.');
  const stored = value as Partial<FileRecord>;
  if (stored.id === undefined || typeof stored.name !== 'string') throw new TypeError('A stored file has no name.');
  const size = Number(stored.size ?? 0);
  return {
    ...defaults,
    bytes: Math.round(size * 1024 * 1024),
    progress: 100,
    ...stored,
    id: String(stored.id),
    name: stored.name,
    size,
  };
}
