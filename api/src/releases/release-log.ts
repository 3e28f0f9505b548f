import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { Queries } from '../platform/database/database';
import type { ReleaseEvent } from './rules/live-releases';

/** The list of what was done with releases; entries are added, never changed. */
export interface ReleaseLog {
  /** Oldest first. */
  read(): Promise<ReleaseEvent[]>;
  append(event: ReleaseEvent): Promise<void>;
}

const eventSchema = z.object({
  remote: z.string(),
  action: z.enum(['publish', 'rollback', 'canary', 'promote']),
  id: z.string(),
  percent: z.number().optional(),
  by: z.string(),
  address: z.string().optional(),
  at: z.string(),
  why: z.string().optional(),
});

/** A file of JSON lines, for an installation whose database lives inside the API's process. */
export function releaseLogFile(file: string): ReleaseLog {
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(() => '');
      return text.split('\n').flatMap(readLine);
    },
    async append(event) {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, `${JSON.stringify(event)}\n`);
    },
  };
}

/** A line that was cut off when a disk was full must not take the other remotes down. */
function readLine(line: string): ReleaseEvent[] {
  try {
    const parsed = eventSchema.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}

/** The table on a PostgreSQL server, the same for every process of the product. */
export function releaseLogTable(database: Queries): ReleaseLog {
  return {
    async read() {
      const rows = await database.query<{ event: unknown }>('select event from release_event order by id');
      return rows.flatMap(({ event }) => eventSchema.safeParse(event).data ?? []);
    },
    async append(event) {
      await database.query('insert into release_event (event) values ($1::jsonb)', [JSON.stringify(event)]);
    },
  };
}
