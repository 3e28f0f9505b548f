import type { Page, Route } from '@playwright/test';
import { paths } from 'shared-contracts/paths';
import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { expect, test } from '../src/installed';
import { told, watchReports } from '../src/reports';

const MANIFEST = '**/remotes/chat/mf-manifest.json';
const ENTRY = /\/remotes\/chat\/remoteEntry\.[^/]*\.js/;
const EXPOSED = /\/remotes\/chat\/__federation_expose_remote\.[^/]*\.js/;
const STYLES = /\/remotes\/chat\/__federation_expose_remote\.[^/]*\.css/;
const PATIENCE_MS = 25_000;

interface Manifest {
  metaData: { contractVersion: string; globalName: string };
  shared: { name: string; requiredVersion: string }[];
}

/** What is wrong with the chat, what the person reads, what the operator is told, and the way out once it is mended. */
interface Fault {
  readonly name: string;
  readonly breaks: (page: Page) => Promise<unknown>;
  readonly says: RegExp;
  readonly tells: string;
  readonly wayOut?: 'Reload the page';
  /** Given up only after a time-out. */
  readonly hangs?: true;
}

const never = () => undefined;
const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hi</title>' });
const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'no' });

function changesManifest(change: (manifest: Manifest) => Manifest) {
  return (page: Page) =>
    page.route(MANIFEST, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Manifest) });
    });
}

const ofContract = (contractVersion: string) =>
  changesManifest((manifest) => ({ ...manifest, metaData: { ...manifest.metaData, contractVersion } }));

const needing = (name: string, requiredVersion: string) =>
  changesManifest((manifest) => ({
    ...manifest,
    shared: manifest.shared.map((one) => (one.name === name ? { ...one, requiredVersion } : one)),
  }));

/** A build that was published with this code: the registry vouches for it. */
function publishes(exposed: string) {
  return async (page: Page) => {
    await page.route('**/remotes.json', async (route) => {
      const response = await route.fetch();
      const { remotes } = (await response.json()) as RemoteRegistry;
      const unheld = remotes.map((remote) => ({ ...remote, integrity: '', preload: [], preloadIntegrity: [] }));
      await route.fulfill({ response, json: { remotes: unheld } });
    });
    const body = `self.remote_chat = { init() {}, async get() { ${exposed} } };`;
    await page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  };
}

const module = (remote: string) => `return () => ({ contractVersion: '${CONTRACT_VERSION}', Remote() { ${remote} } });`;

const faults: readonly Fault[] = [
  {
    name: 'is of a newer minor contract',
    breaks: ofContract('1.99'),
    says: /newer version/,
    tells: 'incompatible',
    wayOut: 'Reload the page',
  },
  {
    name: 'is of the next major contract',
    breaks: ofContract('2.0'),
    says: /newer version/,
    tells: 'incompatible',
    wayOut: 'Reload the page',
  },
  { name: 'is of an older major contract', breaks: ofContract('0.9'), says: /earlier version/, tells: 'incompatible' },
  {
    name: 'needs a newer minor React',
    breaks: needing('react', '^19.99.0'),
    says: /newer version/,
    tells: 'incompatible',
    wayOut: 'Reload the page',
  },
  { name: 'needs an older React', breaks: needing('react', '^18.3.0'), says: /earlier version/, tells: 'incompatible' },
  {
    name: 'needs the next router',
    breaks: needing('shared-contracts/router', '^8.0.0'),
    says: /newer version/,
    tells: 'incompatible',
    wayOut: 'Reload the page',
  },
  {
    name: 'throws as it starts',
    breaks: publishes(`throw new Error('broken start');`),
    says: /stopped working/,
    tells: 'evaluation',
  },
  {
    name: 'throws while it is drawn',
    breaks: publishes(module(`throw new Error('broken page');`)),
    says: /stopped working/,
    tells: 'evaluation',
  },
  { name: 'exposes nothing', breaks: publishes('return () => ({});'), says: /incomplete/, tells: 'missing-export' },
  { name: 'is absent', breaks: (page) => page.route(MANIFEST, status(404)), says: /not here right now/, tells: 'http' },
  { name: 'is broken', breaks: (page) => page.route(MANIFEST, status(500)), says: /\(500\)/, tells: 'http' },
  {
    name: 'answers with a page for its manifest',
    breaks: (page) => page.route(MANIFEST, html),
    says: /stopped working/,
    tells: 'evaluation',
  },
  {
    name: 'has a half-written manifest',
    breaks: (page) =>
      page.route(MANIFEST, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: text.slice(0, text.length / 2) });
      }),
    says: /stopped working/,
    tells: 'evaluation',
  },
  {
    name: 'leaves its manifest hanging',
    breaks: (page) => page.route(MANIFEST, never),
    says: /taking too long/,
    tells: 'timeout',
    hangs: true,
  },
  {
    name: 'lost its entry',
    breaks: (page) => page.route(ENTRY, status(404)),
    says: /not here right now/,
    tells: 'http',
  },
  {
    name: 'answers with a page for its entry',
    breaks: (page) => page.route(ENTRY, html),
    says: /changed on its way/,
    tells: 'tampered',
  },
  {
    name: 'breaks the connection',
    breaks: (page) => page.route(ENTRY, (route) => route.abort('connectionreset')),
    says: /No connection/,
    tells: 'network',
  },
  {
    name: 'leaves its entry hanging',
    breaks: (page) => page.route(ENTRY, never),
    says: /taking too long/,
    tells: 'timeout',
    hangs: true,
  },
  {
    name: 'lost its first chunk',
    breaks: (page) => page.route(EXPOSED, status(404)),
    says: /not here right now/,
    tells: 'http',
  },
  {
    name: 'lost its style sheet',
    breaks: (page) => page.route(STYLES, status(404)),
    says: /not here right now/,
    tells: 'http',
  },
  {
    name: 'leaves its style sheet hanging',
    breaks: (page) => page.route(STYLES, never),
    says: /taking too long/,
    tells: 'timeout',
    hangs: true,
  },
];

for (const { name, breaks, says, tells, wayOut = 'Try again', hangs } of faults) {
  test(`a remote that ${name} is named, told to the operator, and mended by "${wayOut}"`, async ({ page }) => {
    if (hangs) await page.clock.install();
    await watchReports(page);
    await breaks(page);
    const isNamed = async () => {
      if (hangs) await skipPatience(page);
      await expect(page.getByRole('alert')).toContainText(says);
    };
    // What hangs keeps the page from having loaded.
    await page.goto(paths.chat.href(), { waitUntil: 'commit' });
    await isNamed();
    await expect.poll(() => told(page)).toContain(tells);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack({ waitUntil: 'commit' });
    await isNamed();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: wayOut }).click();
    await expect(page.getByRole('textbox', { name: /Ask/ })).toBeVisible();
  });
}

/** Takes away every file of a remote that is not there from the first visit on, as a release does that keeps no earlier one. */
async function losesLaterFiles(page: Page, name: string): Promise<void> {
  const { remotes } = (await (await page.request.get('/remotes.json')).json()) as RemoteRegistry;
  const kept = remotes.find((remote) => remote.name === name)?.preload ?? [];
  await page.route(`**/remotes/${name}/*.{js,css}*`, (route) =>
    kept.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.fulfill({ status: 404 }),
  );
}

test('a page that is loaded later and is gone is named as such, and trying again shows it', async ({ page }) => {
  await watchReports(page);
  await page.goto(paths.pricing.href());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await losesLaterFiles(page, 'marketing');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('alert')).toContainText('not here right now');
  await expect.poll(() => told(page)).toContain('http');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/About Us/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Lets the time-outs of the page pass at once, each as soon as its request hangs. */
async function skipPatience(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(PATIENCE_MS);
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 200 });
  }).toPass();
}

test('a remote that is slow shows that something is on its way, then works', async ({ page }) => {
  const held: Route[] = [];
  await page.route(ENTRY, (route) => void held.push(route));
  await page.goto(paths.chat.href(), { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('textbox', { name: /Ask/ })).toBeVisible();
});

test('a remote that wants an older minor React than the page has works', async ({ page }) => {
  await needing('react', '^19.1.0')(page);
  await page.goto(paths.chat.href());
  await expect(page.getByRole('textbox', { name: /Ask/ })).toBeVisible();
});

for (const path of ['/remotes.json', '/config.json']) {
  test(`a page that can be read stays while ${path} cannot be had`, async ({ page }) => {
    await page.route(`**${path}`, status(503));
    await page.goto(paths.home.href());
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(heading).toBeVisible();
  });
}

for (const path of [paths.admin.href(), paths.chat.href()]) {
  test(`${path} without the page’s own code says so, and reloading it helps`, async ({ page }) => {
    await page.route(/\/main\.[^/]*\.js/, status(404));
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('did not arrive whole');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const [name, path, ending] of [
  ['chat', paths.chat.href(), '.js'],
  ['chat', paths.chat.href(), '.css'],
  ['marketing', paths.pricing.href(), '.js'],
  ['marketing', paths.pricing.href(), '.css'],
  ['admin', paths.adminLogin.href(), '.js'],
] as const) {
  test(`a ${ending} file of ${name} that was changed on its way is refused and told`, async ({ page, request }) => {
    const { remotes } = (await (await request.get('/remotes.json')).json()) as RemoteRegistry;
    const files = remotes.find((remote) => remote.name === name)?.preload ?? [];
    const [, file = ''] = files.filter((one, index) => index === 0 || one.endsWith(ending));
    expect(file).toContain(ending);
    await watchReports(page);
    await page.route(`**${file}`, async (route) => {
      const response = await route.fetch();
      // It parses and would run: the hash alone refuses it.
      const added = ending === '.js' ? 'window.takenOver = true;' : ':root { --taken-over: 1 }';
      await route.fulfill({ response, body: `${added}\n${await response.text()}` });
    });
    await page.goto(path);
    await expect.poll(() => told(page)).toContain('tampered');
    expect(
      await page.evaluate(
        () =>
          'takenOver' in window || getComputedStyle(document.documentElement).getPropertyValue('--taken-over') !== '',
      ),
    ).toBe(false);
  });
}
