import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsDir } from '../locate';
import { openInMemory } from '../platform/database/embedded';
import { migrate } from '../platform/database/migrate';

/** Names the file with the files of a migrated, empty database; making such a database anew takes four times as long. */
export const EMPTY_DATABASE = 'TEST_EMPTY_DATABASE';

/** Before the tests of the embedded database: one empty database, from which every test file's own begins. */
export async function makeEmptyDatabase(): Promise<void> {
  if (process.env.TEST_DATABASE === 'postgres') return;
  const database = await openInMemory();
  await migrate(database, migrationsDir);
  const folder = mkdtempSync(join(tmpdir(), 'empty-database-'));
  const file = join(folder, 'files.tar');
  writeFileSync(file, Buffer.from(await (await database.dump()).arrayBuffer()));
  await database.close();
  process.env[EMPTY_DATABASE] = file;
}

/** After them. */
export function removeEmptyDatabase(): void {
  const file = process.env[EMPTY_DATABASE];
  if (file) rmSync(join(file, '..'), { recursive: true, force: true });
}
