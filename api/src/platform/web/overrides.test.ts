import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import { join } from 'node:path';
import { layDown } from '../../releases/testing/lay-down';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { overrideText, parseOverrides } from './overrides';

const ID = '00000000000b';
let api: TestApi;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  layDown(folder, ID);
  api = await startTestApi({ modules: [], environment: { SERVE_APPS: '1', RELEASES_DIR: folder } });
  const { principals } = api.platform;
  principals.useUserResolver(({ headers }) => {
    const role = headers['x-role'];
    if (role !== 'admin' && role !== 'customer') return Promise.resolve(null);
    return Promise.resolve({ kind: 'user', userId: '1', email: 'a@example.com', name: 'A', role });
  });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string>) => api.app.inject({ url, headers });
const overrideOf = async (headers: Record<string, string>) => {
  const { remotes } = (await get('/remotes.json', headers)).json<RemoteRegistry>();
  const chat = remotes.find(({ name }) => name === 'chat');
  return [chat?.override, chat?.manifest];
};
const choose = async (wanted: string, headers: Record<string, string>) => {
  const answer = await get(`/chat?a=1&remote=${wanted}`, headers);
  const cookie = answer.cookies.find(({ name }) => name === 'remote-override');
  return { answer, cookie: cookie ? `remote-override=${encodeURIComponent(cookie.value)}` : '' };
};

test('an administrator loads a release that visitors do not get, and leaves it', async () => {
  const { answer, cookie } = await choose(`chat@${ID}`, { 'x-role': 'admin' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/chat?a=1']);
  expect(await overrideOf({ 'x-role': 'admin', cookie })).toEqual([ID, `/remotes/chat/${ID}/mf-manifest.json`]);
  expect((await overrideOf({ 'x-role': 'customer', cookie }))[0]).toBeUndefined();
  const left = await get('/chat?remote=none', { 'x-role': 'admin', cookie });
  expect(left.cookies).toContainEqual(expect.objectContaining({ name: 'remote-override', value: '' }));
});

test('a dev server enters the content security policy of that administrator alone', async () => {
  const { cookie } = await choose('chat@localhost:4001', { 'x-role': 'admin' });
  expect(await overrideOf({ 'x-role': 'admin', cookie })).toEqual([
    'localhost:4001',
    'http://localhost:4001/mf-manifest.json',
  ]);
  const policy = async (headers: Record<string, string>) =>
    String((await get('/chat', headers)).headers['content-security-policy']);
  const own = await policy({ 'x-role': 'admin', cookie });
  expect(own).toMatch(/script-src 'self' http:\/\/localhost:4001/);
  expect(own).toMatch(/connect-src [^;]*ws:\/\/localhost:4001/);
  expect(await policy({ 'x-role': 'customer', cookie })).not.toContain('localhost:4001');
  expect(await policy({ 'x-role': 'admin' })).not.toContain('localhost:4001');
});

test.each([
  ['a customer', { 'x-role': 'customer' }],
  ['a visitor', {}],
  ['an administrator who followed a link of another site', { 'x-role': 'admin', 'sec-fetch-site': 'cross-site' }],
])('%s switches nothing', async (_who, headers) => {
  const { answer, cookie } = await choose('chat@localhost:4001', headers);
  expect([answer.statusCode === 302, cookie]).toEqual([false, '']);
});

test.each([
  ['chat@00000000000b', [['chat', '00000000000b']]],
  [
    'chat@localhost:4001, admin@00000000000a',
    [
      ['chat', 'localhost:4001'],
      ['admin', '00000000000a'],
    ],
  ],
  ['chat@evil.example', []],
  ['chat@localhost:4001@evil.example', []],
  ['Chat@00000000000b', []],
])('%s is read as %j', (text, expected) => {
  expect([...parseOverrides(text)].map(([name, override]) => [name, overrideText(override)])).toEqual(expected);
});
