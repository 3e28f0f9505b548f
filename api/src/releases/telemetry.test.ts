import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import { startTestApi, type TestApi } from '../testing/test-api';
import { releaseLogPath } from './release-folders';
import { releaseLogFile, type ReleaseLog } from './release-log';
import { liveReleases } from './rules/live-releases';
import { telemetryModule } from './telemetry-module';
import { layDown } from './testing/lay-down';

const [CURRENT, CANARY] = ['00000000000a', '00000000000b'] as const;
let api: TestApi;
let folder: string;
let log: ReleaseLog;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  log = releaseLogFile(releaseLogPath(folder));
  for (const id of [CURRENT, CANARY]) layDown(folder, id);
  const step = { remote: 'chat', by: 'Asha', at: '2026-11-22T10:00:00Z' };
  await log.append({ ...step, action: 'publish', id: CURRENT });
  await log.append({ ...step, action: 'canary', id: CANARY, percent: 10 });
  api = await startTestApi({ modules: [telemetryModule], environment: { SERVE_APPS: '1', RELEASES_DIR: folder } });
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const registry = async (cookie = '') => {
  const response = await api.app.inject({ url: '/remotes.json', headers: cookie ? { cookie } : {} });
  const { remotes } = response.json<RemoteRegistry>();
  return { response, chat: remotes.find(({ name }) => name === 'chat') };
};

const report = (id: string, kind: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/telemetry',
    payload: { events: [{ kind, remote: 'chat', id, name: kind === 'load' ? '' : 'evaluation' }] },
  });

test('a tenth of the visitors get the canary, each the same one again, with its address, contract and hash', async () => {
  expect((await registry('canary=9')).chat).toMatchObject({
    id: CANARY,
    manifest: `/remotes/chat/${CANARY}/mf-manifest.json`,
    contractVersion: '1.1',
    integrity: `sha384-${CANARY}`,
  });
  expect((await registry('canary=10')).chat).toMatchObject({ id: CURRENT });
  const first = await registry();
  const cookie = String(first.response.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toMatch(/^canary=\d{1,2}$/);
  expect((await registry(cookie)).chat?.id).toBe(first.chat?.id);
});

test('the files of a release are served for ever, and an unknown release is not found', async () => {
  const file = await api.app.inject(`/remotes/chat/${CANARY}/remoteEntry.js`);
  expect([file.statusCode, file.body]).toEqual([200, `/* ${CANARY} */`]);
  expect((await api.app.inject('/remotes/chat/00000000000f/remoteEntry.js')).statusCode).toBe(404);
});

test('a registry that did not change is not sent again', async () => {
  const { response } = await registry('canary=50');
  const again = await api.app.inject({
    url: '/remotes.json',
    headers: { cookie: 'canary=50', 'if-none-match': String(response.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a canary that fails more often than the release beside it is taken back, and the list says why', async () => {
  for (let visit = 0; visit < 18; visit += 1) {
    expect((await report(CANARY, 'load')).json()).toEqual({ counted: 1 });
    await report(CURRENT, 'load');
  }
  for (let visit = 0; visit < 3; visit += 1) await report(CANARY, 'failure');
  expect(liveReleases(await log.read()).get('chat')).toEqual({ current: CURRENT, before: [], canary: null });
  expect((await log.read()).at(-1)).toMatchObject({ by: 'watch over canaries', why: '3 of 21 loads failed' });
});

test('reports that are none are refused with what is wrong', async () => {
  const payload = { events: [{ kind: 'load', remote: 'chat', id: 'not-an-id' }] };
  const response = await api.app.inject({ method: 'POST', url: '/api/telemetry', payload });
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toContain('application/problem+json');
});
