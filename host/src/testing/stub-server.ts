import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import type { RegistryEntry, RemoteRegistry } from 'shared-contracts/remotes/registry';
import { routesOf, type RemoteDescription, type RemoteLink } from 'shared-contracts/remotes/remote-description';
import type { RemoteName } from 'shared-contracts/remotes/remote-module';
import { CONTRACT_VERSION } from 'shared-contracts/version';

export type StubAnswer = () => Response | Promise<Response>;

export const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });

const config: RuntimeConfig = {
  services: 'live',
  apiBaseUrl: '',
  contactFormUrl: '',
  siteUrl: '',
  socialLinks: { LinkedIn: 'https://linkedin.example/nyayika' },
  features: { google: false, devMailbox: true },
};

const text = (en: string, hi = en, kn = en) => ({ en, hi, kn });
const marketingLinks: readonly (readonly [RemoteLink['place'], label: RemoteLink['label'], href: string])[] = [
  ['main', text('Home', 'होम'), '/'],
  ['main', text('About Us', 'हमारे बारे में'), '/about-us'],
  ['main', text('Pricing'), '/pricing'],
  ['support', text('Help'), '/help'],
  ['legal', text('Terms and Conditions'), '/terms'],
];

/** What the stubbed remotes say of themselves. */
const descriptions: readonly RemoteDescription[] = [
  {
    name: 'marketing',
    frame: 'public',
    trial: '/about-us',
    pages: [
      { path: '/', languages: true },
      { path: '/about-us', languages: true, title: text('About Us', 'हमारे बारे में') },
    ],
    links: marketingLinks.map(([place, label, href], index) => ({ place, label, href, order: index * 10 })),
  },
  {
    name: 'chat',
    frame: 'bare',
    trial: '/chat',
    pages: [{ path: '/chat', title: text('Chat') }],
    links: [
      { place: 'main', order: 15, label: text('Chat', 'चैट', 'ಚಾಟ್'), href: '/chat' },
      { place: 'account', order: 10, label: text('Your chats'), href: '/chat' },
    ],
  },
  {
    name: 'admin',
    frame: 'bare',
    trial: '/managelogin',
    languages: ['en'],
    pages: [{ path: '/managelogin' }, { path: '/manage/*' }],
    links: [{ place: 'account', order: 20, label: text('Back office'), href: '/manage', role: 'admin' }],
  },
];
const names = descriptions.map(({ name }) => name);

let installation = 0;

/** Another name for each installation: federation never forgets an entry that hangs, not even from one test to the next. */
export const entryFile = (): string => `remoteEntry.${installation}.js`;

export const manifestOf = (name: RemoteName): string => `/remotes/${name}/mf-manifest.json`;

export function manifest(name: RemoteName, contractVersion: string = CONTRACT_VERSION): unknown {
  return { metaData: { contractVersion, globalName: `remote_${name}`, remoteEntry: { path: '', name: entryFile() } } };
}

/** The registry, with one remote's entry changed. */
export function registryWith(changed = '', change: Partial<RegistryEntry> = {}): RemoteRegistry {
  return {
    remotes: descriptions.map(({ name, frame, pages, links, languages }) => ({
      name,
      frame,
      pages,
      links,
      languages,
      manifest: manifestOf(name),
      version: '1.0.0',
      routes: routesOf(pages),
      preload: [],
      ...(name === changed ? change : {}),
    })),
  };
}

function answers(): Record<string, StubAnswer> {
  return {
    '/config.json': () => json(config),
    '/remotes.json': () => json(registryWith()),
    '/api/accounts/session': () => json({ user: null }),
    ...Object.fromEntries(names.map((name) => [manifestOf(name), () => json(manifest(name))])),
  };
}

/** Answers the page's requests: a complete installation, except for what a test changes. Gives the paths that were asked for. */
export function stubServer(changes: Readonly<Record<string, StubAnswer>> = {}): {
  asked: string[];
  change: (path: string, answer: StubAnswer) => void;
} {
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
