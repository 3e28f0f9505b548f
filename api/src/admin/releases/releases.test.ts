import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEntry, ReleaseOverview, ReleaseSwitch } from 'shared-contracts/calls/admin/types';
import { countReported } from '../../releases/release-counts';
import { releaseLogPath } from '../../releases/release-folders';
import { releaseLogFile } from '../../releases/release-log';
import { layDown } from '../../releases/testing/lay-down';
import { startAdminApi, type AdminApi } from '../testing/admin-api';

const [OLD, LIVE, TRIED] = ['00000000000a', '00000000000b', '00000000000c'] as const;
let api: AdminApi;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  for (const id of [OLD, LIVE, TRIED]) layDown(folder, id);
  const log = releaseLogFile(releaseLogPath(folder));
  const by = { remote: 'chat', by: 'Asha' };
  await log.append({ ...by, action: 'publish', id: OLD, at: '2026-11-20T10:00:00.000Z' });
  await log.append({ ...by, action: 'publish', id: LIVE, at: '2026-11-21T10:00:00.000Z' });
  await log.append({ ...by, action: 'canary', id: TRIED, percent: 10, at: '2026-11-22T10:00:00.000Z' });
  api = await startAdminApi({ environment: { RELEASES_DIR: folder } });
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const chatOf = (overview: ReleaseOverview) => overview.remotes.find(({ remote }) => remote === 'chat');
const change = (body: ReleaseSwitch) =>
  api.asAdmin({ method: 'POST', url: '/api/admin/releases/chat', payload: { ...body } });
const trail = async () =>
  (await api.asAdmin({ method: 'GET', url: '/api/admin/audit?search=release.' })).json<{ rows: AuditEntry[] }>().rows;

test('what is live, what was and what is tried is told, each with its errors and its speed', async () => {
  const day = api.platform.now().toISOString().slice(0, 10);
  const seen = { remote: 'chat', id: TRIED };
  for (const kind of ['load', 'load', 'failure', 'error'] as const)
    await countReported(api.platform.database, day, { ...seen, kind, name: '' });
  for (const name of ['LCP:good', 'LCP:poor', 'INP:needs-improvement', 'LCP:odd'])
    await countReported(api.platform.database, day, { ...seen, kind: 'vital', name });

  const overview = (await api.asAdmin({ method: 'GET', url: '/api/admin/releases' })).json<ReleaseOverview>();
  expect(chatOf(overview)).toMatchObject({
    current: { id: LIVE, commit: 'c0ffee', contractVersion: '1.1', loads: 0, failures: 0 },
    previous: { id: OLD },
    canary: {
      id: TRIED,
      percent: 10,
      loads: 3,
      failures: 2,
      vitals: [
        { measure: 'INP', good: 0, middling: 1, poor: 0 },
        { measure: 'LCP', good: 1, middling: 0, poor: 1 },
      ],
    },
  });
  expect(overview.remotes.find(({ remote }) => remote === 'admin')).toEqual({
    remote: 'admin',
    current: null,
    previous: null,
    canary: null,
  });
  expect(overview.history.map(({ action, id }) => [action, id])).toEqual([
    ['canary', TRIED],
    ['publish', LIVE],
    ['publish', OLD],
  ]);
});

test('an administrator gives a canary to all, goes back, and both stand in the audit trail beside the command line’s', async () => {
  expect(chatOf((await change({ action: 'promote', id: TRIED })).json<ReleaseOverview>())).toMatchObject({
    current: { id: TRIED },
    previous: { id: LIVE },
    canary: null,
  });
  const back = await change({ action: 'rollback', id: LIVE });
  expect(chatOf(back.json<ReleaseOverview>())).toMatchObject({ current: { id: LIVE }, previous: { id: TRIED } });
  expect(back.json<ReleaseOverview>().history[0]).toMatchObject({ action: 'rollback', by: 'admin@example.com' });

  const entries = await trail();
  expect(entries.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    ['admin@example.com', 'release.rollback', `chat ${LIVE}`],
    ['admin@example.com', 'release.promote', `chat ${TRIED}`],
    ['Asha', 'release.canary', `chat ${TRIED}`],
    ['Asha', 'release.publish', `chat ${LIVE}`],
    ['Asha', 'release.publish', `chat ${OLD}`],
  ]);
  expect(entries[0]).toMatchObject({
    address: '127.0.0.1',
    before: { current: TRIED, canary: '' },
    after: { current: LIVE, canary: '' },
  });
  expect(await trail()).toHaveLength(5);
});

test('a canary is ended; whoever decides on what is no longer so is told, and nothing is switched', async () => {
  expect(chatOf((await change({ action: 'end-canary', id: TRIED })).json<ReleaseOverview>())?.canary).toBeNull();
  const late = await change({ action: 'promote', id: TRIED });
  expect([late.statusCode, late.json<{ detail: string }>().detail]).toEqual([409, expect.stringContaining('changed')]);
  expect((await change({ action: 'rollback', id: '00000000000f' })).statusCode).toBe(409);
  expect(await trail()).toHaveLength(4);
});
