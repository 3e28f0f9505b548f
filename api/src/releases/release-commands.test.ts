import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsDir, projectRoot } from '../locate';
import type { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { openServer } from '../platform/database/server';
import { createRemoteRegistry } from '../platform/web/remote-registry';
import { testConfig } from '../testing/test-api';
import { createOnServer, testDatabaseKind } from '../testing/test-database';
import { openReleaseLog } from './open-release-log';
import { releaseLogPath } from './release-folders';
import type { ReleaseEvent } from './rules/live-releases';
import { layDown } from './testing/lay-down';

// Each command is a process of its own, which takes seconds on a busy machine.
jest.setTimeout(120_000);

const [OLD, LIVE, TRIED] = ['00000000000a', '00000000000b', '00000000000c'] as const;

/** Over the embedded database they write a file beside the releases; e2e/src/tools/release.test.ts has these. */
(testDatabaseKind === 'server' ? describe : describe.skip)('release commands over PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof createOnServer>>;
  let database: Database;
  let folder: string;

  beforeAll(async () => {
    server = await createOnServer();
    database = await openServer(server.url, 2);
    await migrate(database, migrationsDir);
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    for (const id of [OLD, LIVE, TRIED]) layDown(folder, id);
    const event = { remote: 'chat', by: 'Asha', at: '2026-11-20T10:00:00.000Z' };
    const events: readonly ReleaseEvent[] = [
      { ...event, action: 'publish', id: OLD },
      { ...event, action: 'publish', id: LIVE },
      { ...event, action: 'canary', id: TRIED, percent: 10 },
    ];
    for (const one of events) await log().append(one);
  });
  afterAll(async () => {
    await database.close();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const config = () => testConfig({ DATABASE_URL: server.url, RELEASES_DIR: folder });
  const log = () => openReleaseLog(config(), database);

  function release(...args: readonly string[]): readonly [status: number | null, sentence: string] {
    const place = { RELEASES_DIR: folder, DATABASE_URL: server.url, RELEASED_BY: 'Ravi', NODE_OPTIONS: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/release.mjs', ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, ...place },
    });
    return [status, `${stdout}${stderr}`.trim().split('\n').at(-1) ?? ''];
  }

  /** Which release of the chat a visitor gets who comes now. */
  async function given(bucket: number): Promise<string | undefined> {
    const registry = createRemoteRegistry({
      config: config(),
      projectRoot: folder,
      releases: log(),
      health: { orFail: (work) => work },
      log: { error: () => undefined },
    });
    return (await registry.of(bucket)).remotes.find(({ name }) => name === 'chat')?.id;
  }

  it('change what visitors get, in the table alone, and stand there with who did it', async () => {
    expect(release('status', 'remote-chat')).toEqual([0, `chat: ${LIVE}, canary ${TRIED} for 10 %.`]);
    expect([await given(20), await given(5)]).toEqual([LIVE, TRIED]);
    expect(release('canary', 'remote-chat', '25')).toEqual([0, expect.stringContaining('25 % of the visitors get')]);
    expect([await given(20), await given(30)]).toEqual([TRIED, LIVE]);
    expect(release('promote', 'remote-chat')).toEqual([0, `Promoted chat ${TRIED}: everybody gets it from now on.`]);
    expect(await given(99)).toBe(TRIED);
    expect(release('rollback', 'remote-chat')[0]).toBe(0);
    expect(await given(0)).toBe(LIVE);
    expect(release('rollback', 'remote-chat', OLD)).toEqual([0, expect.stringContaining(`back to ${OLD}`)]);
    expect(await given(0)).toBe(OLD);
    expect(release('status', 'remote-chat')).toEqual([0, `chat: ${OLD}.`]);

    const done = (await log().read()).slice(3);
    expect(done.map(({ action, id, by }) => [action, id, by])).toEqual([
      ['canary', TRIED, 'Ravi'],
      ['promote', TRIED, 'Ravi'],
      ['rollback', LIVE, 'Ravi'],
      ['rollback', OLD, 'Ravi'],
    ]);
    expect(existsSync(releaseLogPath(folder))).toBe(false);
  });

  it('refuse what is not there and write nothing', async () => {
    const before = await log().read();
    expect(release('rollback', 'remote-chat', '00000000000f')).toEqual([1, expect.stringContaining('There is no')]);
    expect(release('promote', 'remote-chat')).toEqual([1, 'There is no canary of chat to promote.']);
    expect(await log().read()).toEqual(before);
  });
});
