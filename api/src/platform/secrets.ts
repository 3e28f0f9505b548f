import { randomBytes } from 'node:crypto';
import type { Database } from './database/database';

/**
 * A random secret that all processes of one database share and that survives a restart.
 * @param name what it is for; each use has a secret of its own.
 */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  await database.query('insert into secret (name, value) values ($1, $2) on conflict (name) do nothing', [name, randomBytes(32).toString('base64url')]);
  const [row] = await database.query<{ value: string }>('select value from secret where name = $1', [name]);
  if (!row) throw new Error(`The secret ${name} could not be kept.`);
  return row.value;
}
