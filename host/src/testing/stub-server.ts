import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import type { RemoteName } from 'shared-contracts/remotes/remote-module';
import { CONTRACT_VERSION } from 'shared-contracts/version';

export type StubAnswer = () => Response | Promise<Response>;

export const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });

const config: RuntimeConfig = {
  services: 'live',
  apiBaseUrl: '',
  contactFormUrl: '',
  siteUrl: '',
  features: { google: false, devMailbox: true },
};

const routes: Readonly<Record<RemoteName, readonly string[]>> = {
  marketing: ['/', '/about-us'],
  chat: ['/chat'],
  admin: ['/managelogin', '/manage/*'],
};

const names = Object.keys(routes) as RemoteName[];

let installation = 0;

/** Another name for each installation: federation never forgets an entry that hangs, not even from one test to the next. */
export const entryFile = (): string => `remoteEntry.${installation}.js`;

export const manifestOf = (name: RemoteName): string => `/remotes/${name}/mf-manifest.json`;

export function manifest(name: RemoteName, contractVersion: string = CONTRACT_VERSION): unknown {
  return { metaData: { contractVersion, globalName: `remote_${name}`, remoteEntry: { path: '', name: entryFile() } } };
}

function answers(): Record<string, StubAnswer> {
  return {
    '/config.json': () => json(config),
    '/remotes.json': () => json({ remotes: names.map((name) => ({ name, manifest: manifestOf(name), version: '1.0.0', routes: routes[name], preload: [] })) }),
    '/api/accounts/session': () => json({ user: null }),
    ...Object.fromEntries(names.map((name) => [manifestOf(name), () => json(manifest(name))])),
  };
}

/** Answers the page's requests: a complete installation, except for what a test changes. Gives the paths that were asked for. */
export function stubServer(changes: Readonly<Record<string, StubAnswer>> = {}): { asked: string[]; change: (path: string, answer: StubAnswer) => void } {
  installation += 1;
  const table = { ...answers(), ...changes };
  const asked: string[] = [];
  globalThis.fetch = jest.fn((input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    asked.push(pathname);
    return Promise.resolve(table[pathname]?.() ?? new Response('', { status: 404 }));
  });
  return {
    asked,
    change(path, answer) {
      table[path] = answer;
    },
  };
}
