import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '../testing/test-database';
import { migrationsDir } from '../locate';
import { migrate } from './database/migrate';
import { StartError } from './start-error';
import { createVault, expectSameKey, vaultKey } from './vault';

test('what was sealed opens again, and looks different every time', () => {
  const vault = createVault(() => 'key');
  const sealed = vault.seal('sk_live_ரகசியம்');
  expect(vault.open(sealed)).toBe('sk_live_ரகசியம்');
  expect(vault.seal('sk_live_ரகசியம்')).not.toBe(sealed);
  expect(sealed).not.toContain('sk_live');
});

test('another key, or a changed text, does not open', () => {
  const sealed = createVault(() => 'key').seal('secret');
  expect(() => createVault(() => 'other').open(sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
  expect(() => createVault(() => 'key').open(changed.toString('base64'))).toThrow();
});

test('without a configured key, one is made in the data folder and kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vault-'));
  try {
    const key = vaultKey(undefined, folder);
    expect(vaultKey(undefined, folder)).toBe(key);
    expect(vaultKey('configured', folder)).toBe('configured');
    expect(statSync(join(folder, 'vault.key')).mode & 0o077).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a database that was sealed with another key is refused at start, with one sentence', async () => {
  const database = await openTestDatabase();
  await migrate(database, migrationsDir);
  await expectSameKey(
    createVault(() => 'key'),
    database,
  );
  await expect(
    expectSameKey(
      createVault(() => 'key'),
      database,
    ),
  ).resolves.toBeUndefined();
  const other = expectSameKey(
    createVault(() => 'other'),
    database,
  );
  await expect(other).rejects.toThrow(StartError);
  await expect(other).rejects.toThrow(/^The secrets in the database were sealed with another key: set VAULT_KEY/);
  await database.close();
});
