import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../start-error';
import type { Database } from './database';
import { PING_WITHIN_MS } from './health';
import { inTime } from './in-time';
import { listenOnServer } from './listen';

const BIGINT = 20;
/** For a connection, or for one of the pool's to be free. */
const CONNECT_WITHIN_MS = 10_000;

/**
 * Opens a PostgreSQL server.
 * @throws StartError when the server does not answer.
 */
export async function openServer(connectionString: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types: { getTypeParser },
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  const pings = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: PING_WITHIN_MS,
    query_timeout: PING_WITHIN_MS,
  });
  const listening = new Set<() => Promise<void>>();
  pings.on('error', () => undefined);
  // An idle connection that the server ends must not end this process; the next query opens a new one.
  pool.on('error', () => undefined);
  await pool.query('select 1').catch((error: unknown) => {
    throw new StartError(
      `The database server of DATABASE_URL does not answer (${reason(error)}): start it, or correct DATABASE_URL.`,
    );
  });
  return {
    kind: 'server',
    db: drizzle(pool),
    async query<Row extends object>(statement: string, parameters: readonly unknown[] = []) {
      return (await pool.query<Row>(statement, [...parameters])).rows;
    },
    together: (work) =>
      withClient(pool, async (client) => {
        await client.query('begin');
        const result = await work({
          async query<Row extends object>(statement: string, parameters: readonly unknown[] = []) {
            return (await client.query<Row>(statement, [...parameters])).rows;
          },
        });
        await client.query('commit');
        return result;
      }),
    async script(statements) {
      await withClient(pool, (client) => client.query(`begin; ${statements}\n; commit`));
    },
    exclusively: (name, work) =>
      withClient(pool, async (client) => {
        await client.query('select pg_advisory_lock(hashtext($1))', [name]);
        try {
          return await work();
        } finally {
          await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
        }
      }),
    async listen(channel, hearing) {
      const stop = await listenOnServer(connectionString, channel, hearing);
      listening.add(stop);
      return async () => {
        listening.delete(stop);
        await stop();
      };
    },
    queue: { connectionString, max: 3 },
    // A connection may have to be made first, which counts too.
    ping: () =>
      inTime(
        withClient(pings, async (client) => void (await client.query('select 1'))),
        PING_WITHIN_MS,
      ),
    async close() {
      await Promise.all([pool.end(), pings.end(), ...[...listening].map((stop) => stop())]);
    },
  };
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection in an unknown state (a broken transaction, a lost lock) is not handed to the next caller.
    client.release(failure);
  }
}

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown);

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no connection';
}
