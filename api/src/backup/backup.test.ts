import { createWriteStream, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsDir } from '../locate';
import type { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { openInMemory } from '../platform/database/embedded';
import { createFiles } from '../platform/files/files';
import { openTestDatabase } from '../testing/test-database';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

let folder: string;
let file: string;
let database: Database;
const upload = Buffer.from(Array.from({ length: 600_000 }, (_, index) => index % 256));

async function open(): Promise<Database> {
  const opened = await openTestDatabase();
  await migrate(opened, migrationsDir);
  return opened;
}
const talk =
  'select title, content, message.created_at from conversation join message on conversation_id = conversation.id';
const names = (from: Database) => from.query<{ name: string }>('select name from app_user order by name');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'nightly.backup');
  writeFileSync(join(folder, 'vault.key'), 'the key of the vault');
  database = await open();
  for (let index = 0; index < 250; index++)
    await database.query(`insert into app_user (id, name, email) values ($1, $2, $3)`, [
      `id-${index}`,
      `Äsha "${index}"\n{"end":3}`,
      `asha${index}@example.com`,
    ]);
  await database.query(
    `insert into conversation (id, owner, title) values (gen_random_uuid(), 'user:id-1', 'ஒரு கேள்வி')`,
  );
  await database.query(
    `insert into message (conversation_id, role, content, language) select id, 'user', 'Content', 'en' from conversation`,
  );
  await database.query(`insert into dev_mail (recipient, subject, text) values ('a', 'b', 'c')`);
  await createFiles(database).put({ name: 'letter.pdf', mediaType: 'application/pdf', bytes: upload });
  await writeBackup(database, folder, createWriteStream(file));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('a backup brings back every row, upload and key, and numbers go on after them', async () => {
  const other = await open();
  const dataDir = mkdtempSync(join(tmpdir(), 'restored-'));
  await other.query(`insert into app_user (id, name, email) values ('x', 'Gone after the restore', 'x@example.com')`);
  await restoreBackup(other, file, dataDir);
  expect(await names(other)).toEqual(await names(database));
  const [stored] = await other.query<{ id: string }>('select id from stored_file');
  expect((await createFiles(other).read(stored?.id ?? ''))?.bytes.equals(upload)).toBe(true);
  expect(await other.query(talk)).toEqual(await database.query(talk));
  expect(readFileSync(join(dataDir, 'vault.key'), 'utf8')).toBe('the key of the vault');
  await other.query(`insert into dev_mail (recipient, subject, text) values ('d', 'e', 'f')`);
  expect(await other.query('select id from dev_mail order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  await other.close();
  rmSync(dataDir, { recursive: true });
});

const embedded = async (): Promise<Database> => {
  const opened = await openInMemory();
  await migrate(opened, migrationsDir);
  return opened;
};

// On PostgreSQL these go from one kind of database to the other.
test.each([
  ['the embedded database', embedded, open],
  ['the database of this run', open, embedded],
])('a backup of %s is restored into the other kind, with every type of column', async (_, from, into) => {
  const one = await from();
  await one.query(`insert into app_user (id, name, email) values ('u', 'Asha', 'asha@example.com')`);
  await one.query(
    `insert into passkey (id, user_id, name, public_key, counter, transports, created_at)
     values ('k', 'u', 'Key', 'AQ', 9007199254740991, array['usb', 'a,"b"'], '2026-01-05T10:00:00.123456Z')`,
  );
  await one.query(
    `insert into audit_entry (actor_id, actor, action, subject, address, after) values ('u', 'Asha', 'a', 's', '', '{"x": [1, null, "ä"]}')`,
  );
  await createFiles(one).put({ name: 'letter.pdf', mediaType: 'application/pdf', bytes: upload });
  const carried = join(folder, 'carried.backup');
  await writeBackup(one, folder, createWriteStream(carried));
  const other = await into();
  const dataDir = mkdtempSync(join(tmpdir(), 'carried-'));
  await restoreBackup(other, carried, dataDir);
  for (const table of ['app_user', 'passkey', 'audit_entry', 'stored_file', 'stored_file_chunk'])
    expect(await other.query(`select to_jsonb(t)::text from ${table} t order by 1`)).toEqual(
      await one.query(`select to_jsonb(t)::text from ${table} t order by 1`),
    );
  await one.close();
  await other.close();
  rmSync(dataDir, { recursive: true });
});

test.each([
  ['is cut off', () => truncateSync(join(folder, 'broken.backup'), 4_000)],
  ['is something else', () => writeFileSync(join(folder, 'broken.backup'), 'Not a backup')],
])('a file that %s changes nothing', async (_, damage) => {
  const other = await open();
  await other.query(`insert into app_user (id, name, email) values ('x', 'Still here', 'x@example.com')`);
  writeFileSync(join(folder, 'broken.backup'), readFileSync(file));
  damage();
  await expect(restoreBackup(other, join(folder, 'broken.backup'), null)).rejects.toThrow(/Nothing was changed/);
  expect(await names(other)).toEqual([{ name: 'Still here' }]);
  await other.close();
});
