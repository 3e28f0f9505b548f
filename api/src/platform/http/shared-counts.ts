import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Queries } from '../database/database';

/** One request in so many sweeps away what is over. */
const SWEEP_EVERY = 1000;

/**
 * Counts requests in the database, so that a limit holds for all processes of the product together.
 * While the database does not answer, nobody is refused for it.
 * @param spanMs the time that a count is kept for, in milliseconds
 */
export function sharedCounts(database: Queries, spanMs: number): FastifyRateLimitStoreCtor {
  let asked = 0;
  async function count(key: string): Promise<{ current: number; ttl: number }> {
    const now = Date.now();
    const span = Math.floor(now / spanMs);
    const [row] = await database.query<{ count: number }>(
      `insert into request_count (key, span) values ($1, $2)
       on conflict (key, span) do update set count = request_count.count + 1 returning count`,
      [key, span],
    );
    asked += 1;
    if (asked % SWEEP_EVERY === 0) await database.query('delete from request_count where span < $1', [span]);
    return { current: row?.count ?? 0, ttl: (span + 1) * spanMs - now };
  }
  return class SharedCounts implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      count(key).then(
        (result) => done(null, result),
        () => done(null, { current: 0, ttl: spanMs }),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
