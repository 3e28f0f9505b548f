import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '../config';
import { importTexts } from '../knowledge/import/import-texts';
import { migrationsDir } from '../locate';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/open';
import { StartError } from '../platform/start-error';

const path = process.argv[2];

async function run(target: string): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database, migrationsDir);
    const report = await importTexts(database, target, (passages, name) => {
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${passages} passages: ${name}`);
    });
    console.log(`${process.stdout.isTTY ? '\n' : ''}Imported ${report.texts} texts as ${report.passages} passages.`);
    for (const { file, why } of report.unreadable) console.log(`Not readable: ${file}: ${why}`);
  } finally {
    await database.close();
  }
}

if (!path || !existsSync(path)) {
  console.error(
    path ? `There is no file or folder ${path}.` : 'Name a file or a folder: npm run knowledge:import -- FILE|FOLDER',
  );
  process.exitCode = 1;
} else {
  run(path).catch((error: unknown) => {
    console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  });
}
