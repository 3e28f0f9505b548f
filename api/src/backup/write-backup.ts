import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Queries } from '../platform/database/database';
import { tablesInOrder } from './table-list';

export const backupFormat = 'nyayika-backup-1';
const ROWS_AT_ONCE = 100;

/** The first line of a backup. */
export interface BackupHead {
  readonly format: typeof backupFormat;
  readonly at: string;
  /** Names of the migrations that the database had. */
  readonly migrations: readonly string[];
  /** The key that is kept in the data folder, where none is configured: without it stored secrets cannot be read. */
  readonly vaultKey: string | null;
}

/**
 * Writes all that a database keeps, uploads included, as one compressed file of JSON lines; both kinds of database write the same.
 * It sees the database as it was at one moment. A server goes on meanwhile; requests to the embedded database wait until it is written.
 */
export async function writeBackup(database: Database, dataDir: string, to: NodeJS.WritableStream): Promise<void> {
  await database.together(async (queries) => {
    await queries.query('set transaction isolation level repeatable read read only');
    await pipeline(Readable.from(lines(queries, dataDir)), createGzip({ level: 5 }), to);
  });
}

async function* lines(database: Queries, dataDir: string): AsyncGenerator<string> {
  const migrations = await database.query<{ name: string }>('select name from migration order by name');
  const head: BackupHead = {
    format: backupFormat,
    at: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    vaultKey: keptKey(dataDir),
  };
  yield `${JSON.stringify(head)}\n`;
  let rows = 0;
  for (const { name, columns } of await tablesInOrder(database)) {
    yield `${JSON.stringify({ table: name, columns })}\n`;
    const list = columns.map((column) => `"${column}"`).join(', ');
    await database.query(
      `declare backup_rows no scroll cursor for select to_jsonb(part)::text as line from (select ${list} from "${name}") part`,
    );
    for (let more = true; more;) {
      const part = await database.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
      rows += part.length;
      more = part.length === ROWS_AT_ONCE;
      if (part.length > 0) yield part.map(({ line }) => `${line}\n`).join('');
    }
    await database.query('close backup_rows');
  }
  yield `${JSON.stringify({ end: rows })}\n`;
}

function keptKey(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, 'vault.key'), 'utf8');
  } catch {
    return null;
  }
}
