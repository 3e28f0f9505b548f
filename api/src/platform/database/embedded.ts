import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Database } from './database';
import { refuseFullDisk } from './disk-full';
import { PING_WITHIN_MS } from './health';
import { inTime } from './in-time';
import { keepOpen } from './kept-open';
import { lockFolder } from './lock';

/** It lives in the memory of this process: the files that it reads are kept at hand by the system already, outside of it. */
const LEAN = ['-c', 'shared_buffers=32MB'];

/** Opens the database that lives in `dataDir`, for this process alone. One that crashes is opened again by itself. */
export async function openEmbedded(dataDir: string, start = startEngine): Promise<Database> {
  const unlock = await lockFolder(dataDir);
  const missed = new Set<() => void>();
  try {
    const { engine, close } = await keepOpen(
      async () => {
        await refuseFullDisk(dataDir);
        return start({ dataDir: join(dataDir, 'database') });
      },
      () => missed.forEach((tell) => tell()),
    );
    return databaseOn(engine, missed, async () => {
      await close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database in memory, for tests; `snapshot` is an earlier dump of its files. */
export async function openInMemory(snapshot?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const engine = await startEngine(snapshot ? { loadDataDir: snapshot } : {});
  return databaseOn(engine, new Set(), () => engine.close());
}

export function startEngine(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({
    ...options,
    startParams: [...PGlite.defaultStartParams, ...LEAN],
    extensions: { pg_trgm },
    parsers: { 20: Number },
  });
}

/** @param missed is told when something may not have been heard */
function databaseOn(
  client: PGlite,
  missed: Set<() => void>,
  close: () => Promise<void>,
): Database & { dump(): Promise<Blob> } {
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
    async listen(channel, hearing) {
      const stop = await client.listen(channel, hearing.heard);
      missed.add(hearing.missed);
      return async () => {
        missed.delete(hearing.missed);
        await stop();
      };
    },
    queue: { db: fromPglite(client), backend: 'pglite' },
    // One statement runs at a time: a long transaction that goes on, such as a backup, is no silence.
    async ping() {
      pinging ??= client.query('select 1').finally(() => (pinging = undefined));
      await inTime(pinging, PING_WITHIN_MS, () => finished);
    },
    close,
    dump: () => client.dumpDataDir('none'),
  };
  return database;
}
