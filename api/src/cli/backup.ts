import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backupFromRunning } from '../backup/running-backup';
import { writeBackup } from '../backup/write-backup';
import { readConfig } from '../config';
import { migrationsDir } from '../locate';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/open';
import { runCommand } from './run-command';

/** Writes a backup of the database, with uploads and keys, to the file that is named. */
await runCommand('npm run backup -- FILE', async (name) => {
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  const partial = `${file}.part`;
  const write = () => createWriteStream(partial, { mode: 0o600 });
  try {
    if (config.databaseUrl || !(await backupFromRunning(config.dataDir, write))) {
      const database = await openDatabase(config);
      try {
        await migrate(database, migrationsDir);
        await writeBackup(database, config.dataDir, write());
      } finally {
        await database.close();
      }
    }
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
  return `The backup is in ${file} (${Math.ceil(statSync(file).size / 1024)} KB). Keep it where nobody else can read it.`;
});
