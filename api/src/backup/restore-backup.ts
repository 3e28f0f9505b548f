import { createReadStream, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import type { Database, Queries } from '../platform/database/database';
import { StartError } from '../platform/start-error';
import { tablesInOrder, type Table } from './table-list';
import { backupFormat } from './write-backup';

const BYTES_AT_ONCE = 1024 * 1024;
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const headSchema = z.object({
  format: z.literal(backupFormat),
  migrations: z.array(z.string()),
  vaultKey: z.string().nullable(),
});
const tableSchema = z.object({ table: name, columns: z.array(name).min(1) });
const endSchema = z.object({ end: z.int() });

const unreadable = (): StartError =>
  new StartError('This file is no whole backup of this product: take another one. Nothing was changed.');

/**
 * Puts a database back to what a backup holds: everything or nothing.
 * @param database migrated already
 * @param dataDir where the key is put that came with the backup; null where one is configured
 * @returns how many rows were put back
 * @throws StartError when the file is no whole backup, or comes from a newer version
 */
export async function restoreBackup(database: Database, file: string, dataDir: string | null): Promise<number> {
  return database.together(async (queries) => {
    const { rows, vaultKey } = await restore(queries, file);
    // Before the rows count: sealed secrets without their key would be lost.
    if (dataDir && vaultKey) putKey(dataDir, vaultKey);
    return rows;
  });
}

function putKey(dataDir: string, key: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'vault.key');
  writeFileSync(`${file}.new`, key, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

async function restore(database: Queries, file: string): Promise<{ rows: number; vaultKey: string | null }> {
  const lines = linesOf(file)[Symbol.asyncIterator]();
  const next = async (): Promise<string | undefined> => {
    try {
      const line = await lines.next();
      return line.done ? undefined : line.value;
    } catch {
      throw unreadable();
    }
  };
  const head = headSchema.safeParse(parse(await next()));
  if (!head.success) throw unreadable();
  await refuseNewer(database, head.data.migrations);
  const tables = await tablesInOrder(database);
  await database.query(`truncate ${tables.map((table) => `"${table.name}"`).join(', ')}`);

  let rows = 0;
  let into: Table | undefined;
  let batch: string[] = [];
  let size = 0;
  const put = async (): Promise<void> => {
    if (into && batch.length > 0) await insert(database, into, batch);
    rows += batch.length;
    [batch, size] = [[], 0];
  };
  for (let line = await next(); line !== undefined; line = await next()) {
    const mark = line.startsWith('{"table":') || line.startsWith('{"end":') ? parse(line) : null;
    const table = tableSchema.safeParse(mark);
    if (table.success) {
      await put();
      into = { name: table.data.table, columns: table.data.columns };
      if (!tables.some((known) => known.name === into?.name)) throw unreadable();
    } else if (endSchema.safeParse(mark).success) {
      await put();
      if (endSchema.parse(mark).end !== rows) throw unreadable();
      await continueNumbers(database);
      return { rows, vaultKey: head.data.vaultKey };
    } else {
      batch.push(line);
      size += line.length;
      if (size > BYTES_AT_ONCE) await put();
    }
  }
  throw unreadable();
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createReadStream(file).pipe(createGunzip());
  // A broken file ends the lines with its error instead of ending the process.
  const broken = new Promise<never>((_, reject) => unpacked.once('error', reject));
  broken.catch(() => undefined);
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) yield line;
  if (!unpacked.readableEnded) await broken;
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}

async function refuseNewer(database: Queries, migrations: readonly string[]): Promise<void> {
  const known = new Set((await database.query<{ name: string }>('select name from migration')).map((row) => row.name));
  if (migrations.some((migration) => !known.has(migration)))
    throw new StartError('This backup was made by a newer version of the product: update the product first.');
}

async function insert(database: Queries, table: Table, rows: readonly string[]): Promise<void> {
  const list = table.columns.map((column) => `"${column}"`).join(', ');
  await database.query(
    `insert into "${table.name}" (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::"${table.name}", $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

/** Numbers that the database gives go on after the highest one that was put back. */
async function continueNumbers(database: Queries): Promise<void> {
  const columns = await database.query<{ table: string; column: string; sequence: string }>(
    `select table_name as "table", column_name as "column", pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns
     where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  );
  for (const { table, column, sequence } of columns)
    await database.query(
      `select setval($1::regclass, greatest(coalesce(max("${column}"), 1), 1), max("${column}") is not null) from "${table}"`,
      [sequence],
    );
}
