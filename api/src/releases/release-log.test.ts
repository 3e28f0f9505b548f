import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../testing/test-api';
import { releaseLogFile, releaseLogTable } from './release-log';
import type { ReleaseEvent } from './rules/live-releases';

const published: ReleaseEvent = { remote: 'chat', action: 'publish', id: 'a', by: 'Asha', at: '2026-11-22T10:00:00Z' };
const tried: ReleaseEvent = { ...published, action: 'canary', id: 'b', percent: 10, why: 'to see' };

describe('the table on a server', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [] });
  });
  afterAll(() => api.close());

  it('gives back what was done in its order, and lets nobody change or remove any of it', async () => {
    const { database } = api.platform;
    const log = releaseLogTable(database);
    for (const event of [published, tried]) await log.append(event);
    for (const statement of [`update release_event set event = '{}'`, 'delete from release_event'])
      await expect(database.query(statement)).rejects.toThrow(/added to, never changed/);
    expect(await log.read()).toEqual([published, tried]);
  });
});

test('a line of the file that was cut off leaves the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const file = join(folder, 'releases.jsonl');
  const log = releaseLogFile(file);
  expect(await log.read()).toEqual([]);
  await log.append(published);
  appendFileSync(file, '{"remote":"chat","act\n');
  await log.append(tried);
  expect(await log.read()).toEqual([published, tried]);
  rmSync(folder, { recursive: true });
});
