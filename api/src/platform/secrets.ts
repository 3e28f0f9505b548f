import { randomBytes } from 'node:crypto';
import type { Queries } from './database/database';
import type { Vault } from './vault';

/**
 * A random secret that all processes of one database share and that survives a restart.
 * It is kept sealed, so that a copy of the database alone can neither sign cookies nor try out codes.
 * @param name what it is for; each use has a secret of its own.
 */
export async function sharedSecret(database: Queries, vault: Vault, name: string): Promise<string> {
  await database.query('insert into secret (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    vault.seal(randomBytes(32).toString('base64url')),
  ]);
  const kept = await read(database, name);
  const opened = openedBy(vault, kept);
  if (opened !== null) return opened;
  // It was kept in the clear once. Of several processes that find it so, each ends with the same one.
  await database.query('update secret set value = $3 where name = $1 and value = $2', [name, kept, vault.seal(kept)]);
  return vault.open(await read(database, name));
}

async function read(database: Queries, name: string): Promise<string> {
  const [row] = await database.query<{ value: string }>('select value from secret where name = $1', [name]);
  if (!row) throw new Error(`The secret ${name} could not be kept.`);
  return row.value;
}

function openedBy(vault: Vault, value: string): string | null {
  try {
    return vault.open(value);
  } catch {
    return null;
  }
}
