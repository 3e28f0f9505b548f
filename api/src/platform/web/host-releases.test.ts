import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import { releaseFolder, releaseLogPath } from '../../releases/release-folders';
import { layDown } from '../../releases/testing/lay-down';
import { startTestApi, type TestApi } from '../../testing/test-api';

const [FIRST, SECOND] = ['00000000000a', '00000000000b'] as const;
const HASH = "'sha256-abc='";
let api: TestApi;
let folder: string;

function layHost(id: string): void {
  layDown(folder, id, { remote: 'host', entry: 'index.html', preload: [], files: [] });
  const place = releaseFolder(folder, 'host', id);
  writeFileSync(join(place, 'shell.html'), `<html lang="en"><div id="root"></div>${id}</html>`);
  writeFileSync(join(place, `main.${id.slice(-8)}.js`), `/* ${id} */`);
  writeFileSync(join(place, 'csp.json'), JSON.stringify({ scripts: [HASH] }));
}
const record = (action: string, id: string) =>
  appendFileSync(
    releaseLogPath(folder),
    `${JSON.stringify({ remote: 'host', action, id, by: 'Asha', at: '2026-11-22T10:00:00Z' })}\n`,
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  for (const id of [FIRST, SECOND]) layHost(id);
  record('publish', FIRST);
  record('publish', SECOND);
  api = await startTestApi({ modules: [], environment: { SERVE_APPS: '1', RELEASES_DIR: folder } });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = () => api.app.inject('/manage/users');
const registry = async () => (await api.app.inject('/remotes.json')).json<RemoteRegistry>();

test('a published host is served with its own inline scripts, and gives way to the one before it', async () => {
  const { body, headers } = await page();
  expect(body).toContain(SECOND);
  expect(headers['content-security-policy']).toContain(HASH);
  record('rollback', FIRST);
  expect((await page()).body).toContain(FIRST);
});

test('open tabs learn which host a new visit would get', async () => {
  record('publish', SECOND);
  expect((await registry()).hostId).toBe(SECOND);
  record('rollback', FIRST);
  expect((await registry()).hostId).toBe(FIRST);
});

test('an open page goes on with the files of the host that it came with', async () => {
  for (const id of [FIRST, SECOND]) expect((await api.app.inject(`/main.${id.slice(-8)}.js`)).body).toContain(id);
  expect((await api.app.inject('/main.00000000.js')).statusCode).toBe(404);
});

test('the host is no remote', async () => {
  const { remotes } = await registry();
  expect(remotes.map(({ name }) => name)).not.toContain('host');
});
