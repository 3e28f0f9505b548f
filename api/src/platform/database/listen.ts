import pg from 'pg';
import type { Hearing } from './database';

const AGAIN_AFTER_MS = 1_000;
const CONNECT_WITHIN_MS = 10_000;

/** Hears a channel of a PostgreSQL server on a connection of its own, and comes back by itself when that was lost. */
export async function listenOnServer(
  connectionString: string,
  channel: string,
  { heard, missed }: Hearing,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    // It is told of once more by `end`; without a listener it would end the process.
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    await next.connect();
    client = next;
    next.once('end', () => tryAgain());
    await next.query(`listen "${channel}"`);
  }
  function tryAgain(): void {
    if (closed) return;
    clearTimeout(again);
    again = setTimeout(() => void connect().then(missed, tryAgain), AGAIN_AFTER_MS);
    again.unref();
  }

  await connect();
  return async () => {
    closed = true;
    clearTimeout(again);
    await client?.end();
  };
}
