import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { apiRoot, migrationsDir } from '../../locate';
import { openTestDatabase } from '../../testing/test-database';
import type { Database } from './database';
import { migrate } from './migrate';

const sources = join(apiRoot, 'src');
const tableFiles = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('tables.ts'),
);

describe('drizzle tables and migrations', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database, migrationsDir);
  });
  afterAll(() => database.close());

  it('migrates again without a change', async () => {
    await migrate(database, migrationsDir);
    const rows = await database.query<{ count: number }>('select count(*)::int as count from migration');
    expect(rows[0]?.count).toBe(readdirSync(migrationsDir).filter((file) => file.endsWith('.sql')).length);
  });

  it.each(tableFiles)('%s describes what the migrations make', async (file) => {
    const exported: Record<string, unknown> = await import(join(sources, file));
    const tables = Object.values(exported).filter((value): value is PgTable => is(value, PgTable));
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      const { name, columns } = getTableConfig(table);
      const rows = await database.query<{ column_name: string; is_nullable: string; udt_name: string }>(
        "select column_name, is_nullable, udt_name from information_schema.columns where table_schema = 'public' and table_name = $1",
        [name],
      );
      const described = columns
        .map((column) => `${column.name} ${udt(column.getSQLType())} ${column.notNull ? 'NO' : 'YES'}`)
        .sort();
      expect([name, described]).toEqual([
        name,
        rows.map((row) => `${row.column_name} ${row.udt_name} ${row.is_nullable}`).sort(),
      ]);
    }
  });
});

const UDT: Readonly<Record<string, string>> = {
  integer: 'int4',
  bigint: 'int8',
  smallint: 'int2',
  boolean: 'bool',
  'double precision': 'float8',
  real: 'float4',
  'timestamp with time zone': 'timestamptz',
  timestamp: 'timestamp',
};

/** PostgreSQL's inner name of a column type as drizzle writes it. */
function udt(type: string): string {
  const array = type.endsWith('[]');
  const plain = type.replace(/\[\]$/, '').replace(/\(.*\)/, '');
  return `${array ? '_' : ''}${UDT[plain] ?? plain}`;
}
