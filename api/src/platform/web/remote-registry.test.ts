import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteDescriptionSchema } from 'shared-contracts/remotes/description-schema';
import type { ReleaseLog } from '../../releases/release-log';
import type { ReleaseEvent } from '../../releases/rules/live-releases';
import { layDown } from '../../releases/testing/lay-down';
import { testConfig } from '../../testing/test-api';
import { createRemoteRegistry } from './remote-registry';

const ID = '00000000000a';
const published: ReleaseEvent = {
  remote: 'chat',
  action: 'publish',
  id: ID,
  by: 'Asha',
  at: '2026-11-22T10:00:00Z',
};
const description = (name: string) => ({
  name,
  frame: 'bare',
  trial: `/${name}`,
  pages: [{ path: `/${name}` }],
  links: [],
});
const manifest = (name: string) =>
  JSON.stringify({
    metaData: {
      contractVersion: '1.0',
      globalName: `remote_${name}`,
      remote: description(name),
      remoteEntry: { name: 'remoteEntry.js', path: '' },
    },
  });

let root: string;
const install = (name: string, text = manifest(name)) => {
  mkdirSync(join(root, `remote-${name}/dist`), { recursive: true });
  writeFileSync(join(root, `remote-${name}/remote.json`), JSON.stringify(description(name)));
  writeFileSync(join(root, `remote-${name}/dist/remoteEntry.js`), `/* ${name} */`);
  writeFileSync(join(root, `remote-${name}/dist/mf-manifest.json`), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installation-'));
  for (const name of ['chat', 'lawyers']) install(name);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function registryOver(read: ReleaseLog['read'] = () => Promise.resolve([]), environment: Record<string, string> = {}) {
  const error = jest.fn();
  const registry = createRemoteRegistry({
    config: testConfig({ RELEASES_DIR: join(root, 'releases'), ...environment }),
    projectRoot: root,
    releases: { read, append: () => Promise.resolve() },
    health: { orFail: (work) => work },
    log: { error },
  });
  const listed = async () =>
    Object.fromEntries((await registry.of(50)).remotes.map(({ name, id, preload }) => [name, { id, preload }]));
  return { listed, error, registry };
}

const unknown = { id: '', preload: [] };
const built = (name: string) => ({
  id: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
  preload: [`/remotes/${name}/remoteEntry.js`],
});

test.each([
  ['half a manifest', manifest('chat').slice(0, 40)],
  ['no manifest at all', ''],
  ['a page', '<!doctype html><title>Hi</title>'],
  ['a manifest without an entry', JSON.stringify({ metaData: { globalName: 'remote_chat' } })],
  ['a manifest that exposes nonsense', manifest('chat').replace(/}$/, ',"exposes":"none"}')],
])(
  '%s of one remote leaves the others listed, the operator is told, and it comes back once it is whole',
  async (_what, text) => {
    install('chat', text);
    const { listed, error } = registryOver();
    expect(await listed()).toEqual({ chat: unknown, lawyers: built('lawyers') });
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ remote: 'chat' }), expect.any(String));
    install('chat');
    const soon = new Date(Date.now() + 5_000);
    utimesSync(join(root, 'remote-chat/dist/mf-manifest.json'), soon, soon);
    expect(await listed()).toEqual({ chat: built('chat'), lawyers: built('lawyers') });
  },
);

test('while the list of releases cannot be read, visitors go on with the releases that they have', async () => {
  layDown(join(root, 'releases'), ID);
  let isDown = false;
  const { listed, error } = registryOver(() =>
    isDown ? Promise.reject(new Error('the database is gone')) : Promise.resolve([published]),
  );
  expect((await listed())['chat']?.id).toBe(ID);
  isDown = true;
  for (let visit = 0; visit < 3; visit += 1) expect((await listed())['chat']?.id).toBe(ID);
  expect(error).toHaveBeenCalledTimes(1);
});

test('a process that starts while the list cannot be read lists what is installed', async () => {
  const { listed } = registryOver(() => Promise.reject(new Error('the database is gone')));
  expect(await listed()).toEqual({ chat: built('chat'), lawyers: built('lawyers') });
});

test('a published release whose folder is damaged gives way to the build of the installation', async () => {
  layDown(join(root, 'releases'), ID);
  writeFileSync(join(root, 'releases/chat', ID, 'release.json'), '{"remote":"chat"');
  const { listed } = registryOver(() => Promise.resolve([published]));
  expect((await listed())['chat']).toEqual(built('chat'));
});

test('the languages that a remote says it speaks are listed with it', async () => {
  layDown(join(root, 'releases'), ID, {
    description: remoteDescriptionSchema.parse({ ...description('chat'), languages: ['en'] }),
  });
  const { remotes } = await registryOver(() => Promise.resolve([published])).registry.of(50);
  expect(remotes.map(({ name, languages }) => [name, languages])).toEqual([
    ['chat', ['en']],
    ['lawyers', undefined],
  ]);
});

describe('the id of the host', () => {
  let builds = 0;
  const buildHost = (code: string) => {
    const dist = join(root, 'host/dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'main.js'), code);
    writeFileSync(join(dist, 'index.html'), `<script src="main.js?${code}"></script>`);
    const built = new Date(Date.now() + (builds += 1) * 1_000);
    utimesSync(join(dist, 'index.html'), built, built);
  };

  test.each([
    ['remotes as they are installed', {}],
    ['remotes as configured', { REMOTES_JSON: '{"remotes":[]}' }],
  ])('changes with every other build of it, with %s', async (_what, environment) => {
    const { registry } = registryOver(undefined, environment);
    expect((await registry.of(50)).hostId).toBe('');
    buildHost('one');
    const { hostId } = await registry.of(50);
    expect(hostId).toMatch(/^[0-9a-f]{12}$/);
    expect((await registry.of(50)).hostId).toBe(hostId);
    buildHost('two');
    expect((await registry.of(50)).hostId).not.toBe(hostId);
    buildHost('one');
    expect((await registry.of(50)).hostId).toBe(hostId);
  });

  test('is that of the canary for those alone who get it', async () => {
    const canary = '00000000000c';
    for (const id of [ID, canary]) layDown(join(root, 'releases'), id, { remote: 'host', entry: 'index.html' });
    const event = { ...published, remote: 'host' };
    const { registry } = registryOver(() =>
      Promise.resolve([event, { ...event, action: 'canary', id: canary, percent: 10 }]),
    );
    expect((await registry.of(5)).hostId).toBe(canary);
    expect((await registry.of(50)).hostId).toBe(ID);
  });
});
