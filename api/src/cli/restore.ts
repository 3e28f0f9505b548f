import { createWriteStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup';
import { writeBackup } from '../backup/write-backup';
import { readConfig } from '../config';
import { migrationsDir } from '../locate';
import type { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/open';
import { StartError } from '../platform/start-error';
import { runCommand } from './run-command';

/** Puts the database back to what a backup holds, while the product is stopped. What was there before is kept in a backup of its own. */
await runCommand('npm run restore -- FILE', async (name) => {
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const database = await openDatabase(config);
  try {
    await migrate(database, migrationsDir);
    const before = (await isEmpty(database)) ? null : join(config.dataDir, `before-restore-${Date.now()}.backup`);
    if (before) await writeBackup(database, config.dataDir, createWriteStream(before, { mode: 0o600 }));
    const rows = await restoreBackup(database, file, config.vaultKey ? null : config.dataDir);
    return `Restored ${rows} rows.${before ? ` What was there before is in ${before}.` : ''}`;
  } finally {
    await database.close();
  }
});

async function isEmpty(database: Database): Promise<boolean> {
  return (await database.query('select 1 from app_user limit 1')).length === 0;
}
