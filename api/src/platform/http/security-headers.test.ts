import { testConfig } from '../../testing/test-api';
import { policyFor } from './security-headers';

/** The origins that a page may load one kind of file from. */
function allowed(kind: string, environment: Readonly<Record<string, string>>): readonly string[] {
  const policy = policyFor(testConfig(environment), { scriptHashes: [] });
  const [, origins = ''] = new RegExp(`(?:^|;)${kind}-src ([^;]*)`).exec(policy) ?? [];
  return origins.split(' ');
}

const registry = JSON.stringify({
  remotes: [{ name: 'chat', manifest: 'https://chat.example:8443/build/mf-manifest.json', routes: ['/chat'] }],
});

test.each([
  ['REMOTES_JSON', { REMOTES_JSON: registry }, 'https://chat.example:8443'],
  ['REMOTE_LAWYERS_URL', { REMOTE_LAWYERS_URL: 'https://lawyers.example/latest' }, 'https://lawyers.example'],
  ['RELEASES_URL', { RELEASES_URL: 'https://files.example/releases' }, 'https://files.example'],
])('with %s a page lets in files of that origin and of no other', (_name, environment, origin) => {
  for (const kind of ['script', 'style', 'img', 'font', 'connect']) {
    const before = allowed(kind, {});
    expect(before).not.toContain(origin);
    expect(allowed(kind, environment).filter((one) => !before.includes(one))).toEqual([origin]);
  }
  for (const kind of ['frame', 'object', 'default']) expect(allowed(kind, environment)).toEqual(allowed(kind, {}));
});

test('a registry of addresses on this server lets nobody else in', () => {
  const here = registry.replace('https://chat.example:8443', '');
  expect(allowed('script', { REMOTES_JSON: here })).toEqual(allowed('script', {}));
});
