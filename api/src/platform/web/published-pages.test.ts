import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseFolder, releaseLogPath } from '../../releases/release-folders';
import { layDown } from '../../releases/testing/lay-down';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { hostElsewhere } from './host-elsewhere';
import { fragmentFile } from './released-pages';

const ID = '00000000000a';
const HASH = "'sha256-abc='";
const framed = '<a aria-current="page">Pricing</a><main id="main" tabindex="-1">of the image</main>';
const page = (root: string) => `<html lang="en"><head></head><body><div id="root">${root}</div></body></html>`;

let api: TestApi;
let folder: string;
let container: Server;
let site: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  site = {
    '/shell.html': page(''),
    '/index.html': page(framed.replace('Pricing', 'Home')),
    '/pricing/index.html': page(framed),
    '/csp.json': JSON.stringify({ scripts: [HASH] }),
  };
  container = createServer((request, reply) => {
    const text = site[request.url ?? ''];
    reply.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => container.listen(0, '127.0.0.1', resolve));
  layDown(folder, ID, { remote: 'marketing' });
  const fragment = fragmentFile(releaseFolder(folder, 'marketing', ID), '/pricing');
  mkdirSync(dirname(fragment), { recursive: true });
  const texts = { language: 'en', title: 'New', description: '', head: '', markup: 'of the release', frame: 'public' };
  writeFileSync(fragment, JSON.stringify(texts));
  const event = { remote: 'marketing', action: 'publish', id: ID, by: 'Asha', at: '2026-11-22T10:00:00Z' };
  writeFileSync(releaseLogPath(folder), `${JSON.stringify(event)}\n`);
  api = await startTestApi({
    modules: [],
    environment: {
      SERVE_APPS: '1',
      RELEASES_DIR: folder,
      HOST_URL: url(),
      RELEASES_URL: 'https://files.example/releases',
    },
  });
});
afterAll(async () => {
  await api.close();
  container.close();
  rmSync(folder, { recursive: true, force: true });
});

const url = () => `http://127.0.0.1:${(container.address() as AddressInfo).port}`;
const published = (address: string) =>
  api.app.inject({ url: '/published-page', headers: { 'x-original-uri': address } });

test('a page of a release stands in the frame of the host that is a container of its own, with that one’s inline scripts', async () => {
  const { statusCode, body, headers } = await published('/pricing?a=1');
  expect(statusCode).toBe(200);
  expect(body).toContain('<a aria-current="page">Pricing</a><main id="main" tabindex="-1">of the release</main>');
  expect(headers['content-security-policy']).toContain(HASH);
});

test.each(['/', '/faq', '/chat', '/manage/users'])(
  '%s, which no release brings, is left to the host',
  async (address) => {
    expect((await published(address)).statusCode).toBe(404);
  },
);

test.each(['/faq', '/manage/users', '/typo'])(
  'with %s goes the policy that lets remotes and their pictures in from where releases are',
  async (address) => {
    const policy = String((await published(address)).headers['x-page-policy']);
    expect(policy).toContain(HASH);
    for (const kind of ['script', 'style', 'img', 'font', 'connect'])
      expect(policy).toMatch(new RegExp(`${kind}-src [^;]*https://files\\.example(?: |;)`));
  },
);

test('an address that nobody hands on is no page', async () => {
  expect((await api.app.inject('/published-page')).statusCode).toBe(404);
});

test('what a remote’s container says of its build is read, and nothing of what says nothing', async () => {
  const said = { remote: 'chat', id: 'b'.repeat(12), commit: '', builtAt: '', contractVersion: '1.2' };
  site['/remotes/chat/release.json'] = JSON.stringify({
    ...said,
    ...{ globalName: 'remote_chat', entry: 'remoteEntry.js', preload: ['remoteEntry.js'], shared: {}, files: [] },
  });
  site['/remotes/admin/release.json'] = '<!doctype html>';
  const host = hostElsewhere(url());
  expect(await host.build('chat')).toMatchObject({ id: 'b'.repeat(12), preload: ['remoteEntry.js'] });
  expect(await host.build('admin')).toBeUndefined();
  expect(await host.build('marketing')).toBeUndefined();
  expect(await host.hostId()).toBe('');
});

test('open tabs learn of the build that the host’s container says of itself', async () => {
  const said = { remote: 'host', id: 'c'.repeat(12), commit: '', builtAt: '', contractVersion: '1.2' };
  const built = { globalName: 'host', entry: 'index.html', preload: [], shared: {}, files: [] };
  site['/release.json'] = JSON.stringify({ ...said, ...built });
  expect(await hostElsewhere(url()).hostId()).toBe('c'.repeat(12));
});

test('a host that is out of reach says nothing', async () => {
  expect(await hostElsewhere('http://127.0.0.1:9').file('/shell.html')).toBeUndefined();
});

test('every page of a host that was published is that host’s, with its own inline scripts', async () => {
  const id = '0000000000aa';
  layDown(folder, id, { remote: 'host', entry: 'index.html', preload: [], files: [] });
  const place = releaseFolder(folder, 'host', id);
  mkdirSync(join(place, 'faq'));
  writeFileSync(join(place, 'shell.html'), page('').replace('<body>', '<body>published'));
  writeFileSync(join(place, 'faq/index.html'), page('questions'));
  writeFileSync(join(place, 'csp.json'), JSON.stringify({ scripts: ["'sha256-def='"] }));
  appendFileSync(
    releaseLogPath(folder),
    `${JSON.stringify({ remote: 'host', action: 'publish', id, by: 'Asha', at: '2026-11-22T11:00:00Z' })}\n`,
  );
  const shared = await published('/shared/abc');
  expect([shared.statusCode, shared.body]).toEqual([200, expect.stringContaining('published')]);
  expect(shared.headers['content-security-policy']).toContain('sha256-def=');
  expect(shared.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect((await published('/faq')).body).toContain('questions');
  const unknown = await published('/typo/typo');
  expect([unknown.statusCode, unknown.headers['x-page-policy']]).toEqual([404, expect.stringContaining(HASH)]);
});
