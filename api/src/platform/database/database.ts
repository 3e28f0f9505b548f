import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** Typed queries; the same on the embedded database and on a server. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Statements on a database, or inside one of its transactions. */
export interface Queries {
  /** Runs one statement; numbers that PostgreSQL sends as bigint come back as numbers. */
  query<Row extends object>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** Who hears what is told on a channel. */
export interface Hearing {
  heard(payload: string): void;
  /** The connection was lost and is back: something may have been told meanwhile. */
  missed(): void;
}

/** One open PostgreSQL: embedded in this process, or a server. */
export interface Database extends Queries {
  readonly kind: 'embedded' | 'server';
  readonly db: Db;
  /** Runs statements that take effect together or not at all; inside, only `queries` may be used. */
  together<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Runs a script of several statements in one transaction. */
  script(statements: string): Promise<void>;
  /** Runs `work` while no other process runs work of the same name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Hears what is told on a channel (`pg_notify`). @returns ends it */
  listen(channel: string, hearing: Hearing): Promise<() => Promise<void>>;
  /** How the job queue reaches this database. */
  readonly queue: Pick<ConstructorOptions, 'db' | 'connectionString' | 'backend' | 'max'>;
  /** Asks something small, apart from everything that is under way; fails when the answer is late. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
