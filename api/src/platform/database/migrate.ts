import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error';
import type { Database } from './database';

/**
 * Applies the SQL files of a folder that were not applied yet, in the order of their names, each in a transaction.
 * Any number of processes may do this at once.
 * @throws StartError when a file that was applied has been changed since.
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  await database.exclusively('migrate', async () => {
    await database.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const rows = await database.query<{ name: string; checksum: string }>('select name, checksum from migration');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const statements = readFileSync(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(statements).digest('hex');
      const before = applied.get(name);
      if (before === checksum) continue;
      if (before)
        throw new StartError(
          `The migration ${name} was changed after it had been applied: restore it and put the change into a new file.`,
        );
      await database.script(
        `${statements}\n; insert into migration (name, checksum) values ('${name}', '${checksum}')`,
      );
    }
  });
}
