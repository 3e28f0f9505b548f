import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { freePort } from '../free-port';
import { answers, layOut, nginx, serve } from '../shipping/nginx';
import { inProject } from '../shipping/project';
import { startProduct } from '../start-product';
import { collect, runNode, type Ended } from './scripts';

jest.setTimeout(600_000);

const packages = ['host-api', 'clients', 'remote-kit', 'create-remote'] as const;

let place: string;
beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const run = (command: string, args: readonly string[], cwd: string): Promise<Ended> =>
  collect(spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] }));

async function succeed(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${output}`);
  return output;
}

/** Packs a package as it is published and unpacks it where npm would install it. */
async function install(name: string, modules: string): Promise<string> {
  await succeed('npm', ['pack', '--silent', '--pack-destination', place], inProject('packages', name));
  const tarball = readdirSync(place).find((file) => file.startsWith(`nyayika-${name}-`)) ?? '';
  const folder = path.join(modules, '@nyayika', name);
  mkdirSync(folder, { recursive: true });
  await succeed('tar', ['-xzf', path.join(place, tarball), '--strip-components=1', '-C', folder], place);
  return folder;
}

type Declared = Readonly<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>>;

/** The releases on an address of their own, as they are shipped; where there is no nginx, the product serves them. */
async function serveReleases(releases: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  if (!nginx) return { url: '', stop: () => Promise.resolve() };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = layOut({ conf: 'releases.conf', workspace: 'remote-chat', listen: port, root: releases });
  const server = await serve(nginx, site, answers(`${url}/healthz`));
  return {
    url,
    async stop() {
      await server.stop();
      site.remove();
    },
  };
}

/** The packages of others that a package.json names, from what is installed here. */
function linkOthers(packageFolder: string, modules: string): void {
  const file = readFileSync(path.join(packageFolder, 'package.json'), 'utf8');
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = JSON.parse(file) as Partial<Declared>;
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
    if (name.startsWith('@nyayika/')) continue;
    const link = path.join(modules, name);
    mkdirSync(path.dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(inProject('node_modules', name), link);
  }
}

test('a remote made in an empty folder from packed packages is built, published and shown without a change to the product', async () => {
  const modules = path.join(place, 'lawyers/node_modules');
  const staging = path.join(place, 'staging');
  for (const name of packages) await install(name, staging);
  await succeed(process.execPath, [path.join(staging, '@nyayika/create-remote/create.mjs'), 'lawyers'], place);
  const remote = path.join(place, 'lawyers');
  mkdirSync(modules, { recursive: true });
  cpSync(path.join(staging, '@nyayika'), path.join(modules, '@nyayika'), { recursive: true });
  for (const folder of [remote, ...packages.map((name) => path.join(modules, '@nyayika', name))])
    linkOthers(folder, modules);

  const bin = (file: string) => path.join(modules, file);
  await succeed(process.execPath, [bin('typescript/bin/tsc'), '-p', '.'], remote);
  await succeed(process.execPath, [bin('jest/bin/jest.js'), '--ci'], remote);
  await succeed(process.execPath, [bin('webpack-cli/bin/cli.js'), '--mode', 'production'], remote);

  const releases = path.join(place, 'releases');
  const environment = { RELEASES_DIR: releases, DATABASE_URL: '' };
  const release = (...args: string[]) =>
    runNode(['--import', 'tsx', inProject('tools/release.mjs'), ...args], environment);
  const built = await release('build', path.join(remote, 'dist'));
  expect(built.output).toMatch(/Built lawyers [0-9a-f]{12}/);
  const published = await release('publish', 'lawyers');
  expect(published.output).toMatch(/Published lawyers/);

  const storage = await serveReleases(releases);
  const product = await startProduct({ ...environment, ...(storage.url && { RELEASES_URL: storage.url }) });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    const asked: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${product.url}/pricing`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lawyers' }).click();
    await page.getByRole('heading', { name: 'Lawyers', level: 1 }).waitFor();
    expect(await page.getByText('Welcome.').isVisible()).toBe(true);
    expect(await page.title()).toContain('Lawyers');
    expect(errors).toEqual([]);
    const files = asked.filter((url) => /\/lawyers\/[0-9a-f]{12}\/.*\.js/.test(url));
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((url) => !url.startsWith(storage.url || product.url))).toEqual([]);
  } finally {
    await browser.close();
    await product.stop();
    await storage.stop();
  }
});
