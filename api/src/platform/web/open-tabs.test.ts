import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import { releaseFolder, releaseLogPath } from '../../releases/release-folders';
import { releaseLogFile } from '../../releases/release-log';
import type { ReleaseEvent } from '../../releases/rules/live-releases';
import { layDown } from '../../releases/testing/lay-down';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { fragmentFile } from './released-pages';

const [FIRST, SECOND, HOST_ID] = ['00000000000a', '00000000000b', '0000000000aa'] as const;
let api: TestApi;
let folder: string;

const put = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const record = (remote: string, action: ReleaseEvent['action'], id: string) =>
  releaseLogFile(releaseLogPath(folder)).append({ remote, action, id, by: 'Asha', at: '2026-11-22T10:00:00Z' });
const later = (id: string) => `/remotes/chat/${id}/later.${id.slice(-8)}.js`;

/** A release of marketing that renders the page of prices, and one of chat with a chunk that comes later. */
function layBoth(id: string): void {
  layDown(folder, id, { remote: 'marketing' });
  const page = {
    language: 'en',
    title: 'Prices',
    description: '',
    head: '',
    markup: `prices of ${id}`,
    frame: 'public',
  };
  put(fragmentFile(releaseFolder(folder, 'marketing', id), '/pricing'), JSON.stringify(page));
  layDown(folder, id);
  put(join(releaseFolder(folder, 'chat', id), `later.${id.slice(-8)}.js`), `/* later of ${id} */`);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  layDown(folder, HOST_ID, { remote: 'host', entry: 'index.html', preload: [], files: [] });
  const host = releaseFolder(folder, 'host', HOST_ID);
  const framed = '<a aria-current="page">Pricing</a><main id="main" tabindex="-1">of the host</main>';
  const page = (root: string) => `<html lang="en"><head></head><body><div id="root">${root}</div></body></html>`;
  put(join(host, 'shell.html'), page(''));
  put(join(host, 'pricing/index.html'), page(framed));
  put(join(host, 'csp.json'), JSON.stringify({ scripts: ["'sha256-abc='"] }));
  for (const id of [FIRST, SECOND]) layBoth(id);
  await record('host', 'publish', HOST_ID);
  api = await startTestApi({ modules: [], environment: { SERVE_APPS: '1', RELEASES_DIR: folder } });
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const idOf = async (name: string) =>
  (await api.app.inject('/remotes.json')).json<RemoteRegistry>().remotes.find((remote) => remote.name === name)?.id;

test('an open tab gets the later chunks of its own release, while another is published and after it was taken back', async () => {
  await record('chat', 'publish', FIRST);
  expect(await idOf('chat')).toBe(FIRST);
  for (const [action, id] of [
    ['publish', SECOND],
    ['rollback', FIRST],
  ] as const) {
    await record('chat', action, id);
    expect(await idOf('chat')).toBe(id);
    for (const own of [FIRST, SECOND]) {
      const { statusCode, body, headers } = await api.app.inject(later(own));
      expect([statusCode, body]).toEqual([200, `/* later of ${own} */`]);
      expect(headers['cache-control']).toContain('immutable');
    }
  }
  // The files of one release are not those of the other.
  expect((await api.app.inject(later(FIRST).replace(`chat/${FIRST}`, `chat/${SECOND}`))).statusCode).toBe(404);
});

test('what a release of marketing rendered stands in the host’s page from then on, until it is taken back', async () => {
  const prices = async () => (await api.app.inject('/pricing')).body;
  expect(await prices()).toContain('of the host');
  for (const [action, id] of [
    ['publish', FIRST],
    ['publish', SECOND],
    ['rollback', FIRST],
  ] as const) {
    await record('marketing', action, id);
    expect(await prices()).toContain(
      `<a aria-current="page">Pricing</a><main id="main" tabindex="-1">prices of ${id}</main>`,
    );
  }
  expect((await api.app.inject('/pricing')).headers['content-security-policy']).toContain("'sha256-abc='");
});
