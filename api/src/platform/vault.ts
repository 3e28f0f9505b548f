import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queries } from './database/database';
import { StartError } from './start-error';

/** Encrypts the secrets that administrators enter, so that a copy of the database alone does not give them away. */
export interface Vault {
  seal(text: string): string;
  /** @throws Error when the text was sealed with another key, or changed since */
  open(sealed: string): string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * A vault; sealed texts are base64 of IV, tag and cipher text.
 * @param key gives a key of any length; asked when the vault is first used
 */
export function createVault(key: () => string): Vault {
  let derived: Buffer | undefined;
  const secret = (): Buffer => (derived ??= createHash('sha256').update(key()).digest());
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, secret(), iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(algorithm, secret(), bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
  };
}

/**
 * The key of the vault: the configured one, else one kept in the data folder, apart from the database.
 * @param configured `VAULT_KEY`; needed where several API processes share a database
 */
export function vaultKey(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, 'vault.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

const checkName = 'vault-check';

/**
 * Holds the vault's key against the one that sealed what is in the database, once at start: later, every stored secret would fail by itself.
 * @throws StartError when it is another key
 */
export async function expectSameKey(vault: Vault, database: Queries): Promise<void> {
  await database.query('insert into secret (name, value) values ($1, $2) on conflict (name) do nothing', [
    checkName,
    vault.seal(checkName),
  ]);
  const [row] = await database.query<{ value: string }>('select value from secret where name = $1', [checkName]);
  try {
    vault.open(row?.value ?? '');
  } catch {
    throw new StartError(
      'The secrets in the database were sealed with another key: set VAULT_KEY to the one that was used before, or bring back vault.key in the data folder.',
    );
  }
}
