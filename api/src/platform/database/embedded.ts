import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Database } from './database';
import { refuseFullDisk } from './disk-full';
import { PING_WITHIN_MS } from './health';
import { inTime } from './in-time';
import { lockFolder } from './lock';

/** It lives in the memory of this process: the files that it reads are kept at hand by the system already, outside of it. */
const LEAN = ['-c', 'shared_buffers=32MB'];

/** Opens the database that lives in `dataDir`, for this process alone. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = await lockFolder(dataDir);
  try {
    await refuseFullDisk(dataDir);
    return await fromClient({ dataDir: join(dataDir, 'database') }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database in memory, for tests; `snapshot` is an earlier dump of its files. */
export function openInMemory(snapshot?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  return fromClient(snapshot ? { loadDataDir: snapshot } : {}, () => undefined);
}

async function fromClient(options: PGliteOptions, release: () => void) {
  const client = await PGlite.create({
    ...options,
    startParams: [...PGlite.defaultStartParams, ...LEAN],
    extensions: { pg_trgm },
    parsers: { 20: Number },
  });
  const queues = new Map<string, Promise<unknown>>();
  let finished = 0;
  let pinging: Promise<unknown> | undefined;
  const database: Database & { dump(): Promise<Blob> } = {
    kind: 'embedded',
    db: drizzle(client),
    async query<Row extends object>(statement: string, parameters: readonly unknown[] = []) {
      const { rows } = await client.query<Row>(statement, [...parameters]);
      finished += 1;
      return rows;
    },
    together: (work) =>
      client.transaction((transaction) =>
        work({
          async query<Row extends object>(statement: string, parameters: readonly unknown[] = []) {
            const { rows } = await transaction.query<Row>(statement, [...parameters]);
            finished += 1;
            return rows;
          },
        }),
      ),
    async script(statements) {
      await client.transaction((transaction) => transaction.exec(statements));
    },
    exclusively(name, work) {
      const result = (queues.get(name) ?? Promise.resolve()).then(work);
      queues.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
    // It lives in this process: nothing that is told is ever missed.
    listen: (channel, { heard }) => client.listen(channel, heard),
    queue: { db: fromPglite(client), backend: 'pglite' },
    // One statement runs at a time: a long transaction that goes on, such as a backup, is no silence.
    async ping() {
      pinging ??= client.query('select 1').finally(() => (pinging = undefined));
      await inTime(pinging, PING_WITHIN_MS, () => finished);
    },
    async close() {
      await client.close();
      release();
    },
    dump: () => client.dumpDataDir('none'),
  };
  return database;
}
