import type { Queries } from '../platform/database/database';
import type { LoadCount } from './rules/live-releases';

/** One thing that a browser reports of a release. */
export interface Reported {
  readonly kind: 'load' | 'failure' | 'error' | 'vital';
  readonly remote: string;
  readonly id: string;
  readonly name: string;
}

/** Adds one to the day's count. @param day ISO date */
export async function countReported(database: Queries, day: string, { kind, remote, id, name }: Reported) {
  await database.query(
    `insert into release_count (day, remote, release_id, kind, name, count) values ($1, $2, $3, $4, $5, 1)
     on conflict (day, remote, release_id, kind, name) do update set count = release_count.count + 1`,
    [day, remote, id, kind, name],
  );
}

/** How often a release was shown and how often it failed, since a day. @param since ISO date */
export async function loadsOf(database: Queries, remote: string, id: string, since: string): Promise<LoadCount> {
  const [row] = await database.query<{ loads: number; failures: number }>(
    `select coalesce(sum(count) filter (where kind in ('load', 'failure')), 0)::int as loads,
            coalesce(sum(count) filter (where kind in ('failure', 'error')), 0)::int as failures
     from release_count where remote = $1 and release_id = $2 and day >= $3`,
    [remote, id, since],
  );
  return row ?? { loads: 0, failures: 0 };
}

/** What browsers reported of one release, by kind and name. */
export interface ReleaseCount {
  readonly remote: string;
  readonly id: string;
  readonly kind: Reported['kind'];
  readonly name: string;
  readonly count: number;
}

/** Everything that was reported since a day. @param since ISO date */
export function countsSince(database: Queries, since: string): Promise<ReleaseCount[]> {
  return database.query<ReleaseCount>(
    `select remote, release_id as id, kind, name, sum(count)::int as count
     from release_count where day >= $1 group by remote, release_id, kind, name`,
    [since],
  );
}
