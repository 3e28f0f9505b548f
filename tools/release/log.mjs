import path from 'node:path';
import { releaseLogPath } from '../../api/src/releases/release-folders.ts';
import { releaseLogFile, releaseLogTable } from '../../api/src/releases/release-log.ts';
import { inRoot } from '../lib/root.mjs';

/** Where releases lie: `RELEASES_DIR`, else below `DATA_DIR`. */
export function releasesDir(environment = process.env) {
  return environment.RELEASES_DIR || path.join(environment.DATA_DIR || inRoot('.data'), 'releases');
}

/** Does `work` with the list of events: the server's table where the product uses a server, else the file. */
export async function withLog(work) {
  const url = process.env.DATABASE_URL;
  if (!url) return work(releaseLogFile(releaseLogPath(releasesDir())));
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const query = async (statement, parameters = []) => (await client.query(statement, [...parameters])).rows;
    return await work(releaseLogTable({ query }));
  } finally {
    await client.end();
  }
}
