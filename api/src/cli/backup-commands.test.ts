import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { migrationsDir, projectRoot } from '../locate';
import { openEmbedded } from '../platform/database/embedded';
import { migrate } from '../platform/database/migrate';
import { createFiles } from '../platform/files/files';
import { createVault, vaultKey } from '../platform/vault';
import { createOnServer, testDatabaseKind } from '../testing/test-database';

// Each command opens a database of its own, which takes seconds on a busy machine.
jest.setTimeout(300_000);

const upload = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'backup-commands-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What is installed somewhere: its data folder and, where it has one, its server. */
type Place = Readonly<{ DATA_DIR: string; DATABASE_URL?: string }>;

function command(name: 'backup' | 'restore', file: string, place: Place): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `api/src/cli/${name}.ts`, join(folder, file)],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', VAULT_KEY: '', INIT_CWD: folder, ...place },
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

/** All that stands in a backup but when it was made. */
const contents = (file: string): string[] =>
  gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .replace(/"at":"[^"]+"/, '')
    .split('\n')
    .sort();

test('everything is carried from the embedded database to the other kind and back, uploads and sealed secrets too', async () => {
  const home: Place = { DATA_DIR: join(folder, 'home') };
  const first = await openEmbedded(home.DATA_DIR);
  await migrate(first, migrationsDir);
  await first.query(`insert into app_user (id, name, email) values ('u', 'ஆஷா', 'asha@example.com')`);
  const sealed = createVault(() => vaultKey(undefined, home.DATA_DIR)).seal('the key of the gateway');
  await first.query(`insert into authenticator (user_id, secret) values ('u', $1)`, [sealed]);
  await createFiles(first).put({ name: 'letter.pdf', mediaType: 'application/pdf', bytes: upload });
  await first.close();

  const server = testDatabaseKind === 'server' ? await createOnServer() : null;
  try {
    const back: Place = { DATA_DIR: join(folder, 'back') };
    const away: Place | null = server && { DATA_DIR: join(folder, 'away'), DATABASE_URL: server.url };
    command('backup', '0', home);
    expect(contents('0').length).toBeGreaterThan(50);
    for (const [index, place] of [...(away ? [away] : []), back].entries()) {
      expect(command('restore', `${index}`, place)).toMatch(/^Restored \d+ rows\.$/m);
      command('backup', `${index + 1}`, place);
      expect(contents(`${index + 1}`)).toEqual(contents('0'));
    }

    const last = await openEmbedded(back.DATA_DIR);
    const [row] = await last.query<{ secret: string; file: string }>(
      `select secret, (select id from stored_file) as file from authenticator`,
    );
    expect(createVault(() => vaultKey(undefined, back.DATA_DIR)).open(row?.secret ?? '')).toBe(
      'the key of the gateway',
    );
    expect((await createFiles(last).read(row?.file ?? ''))?.bytes.equals(upload)).toBe(true);
    await last.close();
  } finally {
    await server?.remove();
  }
});
