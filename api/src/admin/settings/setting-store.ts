import type { Database } from '../../platform/database/database';

/** A setting that an administrator saved, or null before the first time. */
export async function readSetting<T>(database: Database, name: string): Promise<T | null> {
  const [row] = await database.query<{ value: T }>('select value from admin_setting where name = $1', [name]);
  return row?.value ?? null;
}

export async function writeSetting(database: Database, name: string, value: unknown): Promise<void> {
  await database.query(
    'insert into admin_setting (name, value) values ($1, $2::jsonb) on conflict (name) do update set value = excluded.value, updated_at = now()',
    [name, JSON.stringify(value)],
  );
}
