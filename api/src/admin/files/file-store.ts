import type { FileRecord, FileType } from 'shared-contracts/calls/admin/types';
import type { DocumentPassage } from '../../documents/passages';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';
import { orderAndPage, type TablePage } from '../paging';

export interface FileRow {
  id: string;
  stored_file_id: string;
  name: string;
  type: FileType;
  bytes: number;
  uploaded_by: string;
  uploaded_on: Date;
  status: FileRecord['status'];
  progress: number;
  pages: number | null;
  passages: number;
  message: string;
  unreadable_pages: number[];
}

const bytesPerMb = 1024 * 1024;
const columns = {
  name: 'lower(name)',
  type: 'type',
  size: 'bytes',
  uploadedBy: 'lower(uploaded_by)',
  uploadedOn: 'uploaded_on',
  status: 'status',
  passages: 'passages',
};

/** The contract's record of a row; the size is in MB with 1 decimal. */
export function toFileRecord(row: FileRow): FileRecord {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: Math.round((row.bytes / bytesPerMb) * 10) / 10,
    sizeUnit: 'MB',
    bytes: row.bytes,
    uploadedBy: row.uploaded_by,
    uploadedOn: row.uploaded_on.toISOString(),
    status: row.status,
    progress: row.progress,
    pages: row.pages,
    passages: row.passages,
    message: row.message,
  };
}

export interface NewFile {
  readonly storedFileId: string;
  readonly name: string;
  readonly type: FileType;
  readonly bytes: number;
  readonly sha256: string;
  readonly uploadedBy: string;
}

/** The new file's row, or null when the same content came in meanwhile. */
export async function addFile(database: Database, file: NewFile): Promise<FileRow | null> {
  const [row] = await database.query<FileRow>(
    `insert into dataset_file (stored_file_id, name, type, bytes, sha256, uploaded_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (sha256) where removed_at is null do nothing returning *`,
    [file.storedFileId, file.name, file.type, file.bytes, file.sha256, file.uploadedBy],
  );
  return row ?? null;
}

export async function findFile(database: Database, id: string): Promise<FileRow | null> {
  const [row] = await database.query<FileRow>('select * from dataset_file where id::text = $1 and removed_at is null', [
    id,
  ]);
  return row ?? null;
}

export async function findFileByContent(database: Database, sha256: string): Promise<FileRow | null> {
  const [row] = await database.query<FileRow>('select * from dataset_file where sha256 = $1 and removed_at is null', [
    sha256,
  ]);
  return row ?? null;
}

/** One page of the files, found by name, type or uploader. */
export async function listFiles(
  database: Database,
  query: TablePage & { search: string; type: string; status: string },
): Promise<{ rows: FileRecord[]; total: number }> {
  const where = `where removed_at is null and lower(name || ' ' || type || ' ' || uploaded_by) like $1 and ($2 = 'all' or type = $2) and ($3 = 'all' or status = $3)`;
  const parameters = [likePattern(query.search), query.type, query.status];
  const rows = await database.query<FileRow>(
    `select * from dataset_file ${where} ${orderAndPage(query, columns, 'uploadedOn', 'id')}`,
    parameters,
  );
  const [count] = await database.query<{ total: number }>(
    `select count(*)::int as total from dataset_file ${where}`,
    parameters,
  );
  return { rows: rows.map(toFileRecord), total: count?.total ?? 0 };
}

export interface Standing {
  readonly status: FileRecord['status'];
  /** 0 to 100. */
  readonly progress: number;
  readonly message?: string;
  readonly pages?: number | null;
  readonly passages?: number;
  readonly unreadablePages?: readonly number[];
}

/** Notes how far the reading of a file is. */
export async function setStanding(database: Database, id: string, standing: Standing): Promise<FileRow | null> {
  const [row] = await database.query<FileRow>(
    'update dataset_file set status = $2, progress = $3, message = $4, pages = $5, passages = $6, unreadable_pages = $7 where id::text = $1 returning *',
    [
      id,
      standing.status,
      standing.progress,
      standing.message ?? '',
      standing.pages ?? null,
      standing.passages ?? 0,
      standing.unreadablePages ?? [],
    ],
  );
  return row ?? null;
}

export async function replacePassages(
  database: Database,
  id: string,
  passages: readonly DocumentPassage[],
): Promise<void> {
  await database.query('delete from dataset_passage where file_id::text = $1', [id]);
  await database.query(
    `insert into dataset_passage (file_id, position, page, text)
     select $1::uuid, part.position, part.page, part.text from unnest($2::int[], $3::int[], $4::text[]) as part (position, page, text)`,
    [id, passages.map(({ position }) => position), passages.map(({ page }) => page), passages.map(({ text }) => text)],
  );
}

/** The first passages of a file as they were read. */
export function previewPassages(
  database: Database,
  id: string,
  count: number,
): Promise<{ page: number | null; text: string }[]> {
  return database.query('select page, text from dataset_passage where file_id::text = $1 order by position limit $2', [
    id,
    count,
  ]);
}

/** Takes files off the list; gives the ids that were on it. */
export async function removeFiles(database: Database, ids: readonly string[], at: Date): Promise<FileRow[]> {
  return database.query<FileRow>(
    'update dataset_file set removed_at = $2 where id::text = any($1::text[]) and removed_at is null returning *',
    [ids, at],
  );
}

/** Puts removed files back, except one whose content was sent again meanwhile. */
export async function restoreFiles(database: Database, ids: readonly string[]): Promise<FileRow[]> {
  return database.query<FileRow>(
    `update dataset_file set removed_at = null
     where id::text = any($1::text[]) and not exists (select 1 from dataset_file other where other.sha256 = dataset_file.sha256 and other.removed_at is null)
     returning *`,
    [ids],
  );
}

/** Forgets files for good that were removed before a moment. */
export async function purgeFiles(database: Database, before: Date): Promise<void> {
  await database.query(
    `with gone as (delete from dataset_file where removed_at < $1 returning stored_file_id)
     delete from stored_file where id in (select stored_file_id from gone)`,
    [before],
  );
}
