import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RegistryEntry } from 'shared-contracts/remotes/registry';
import { readConfig } from '../../config';
import { sendPage, serveSitemap } from './public-pages';

const marketing: RegistryEntry = {
  name: 'marketing',
  manifest: '',
  version: '',
  frame: 'public',
  pages: [{ path: '/' }, { path: '/pricing' }, { path: '/help/:article' }],
  routes: [],
  preload: [],
};
let folder: string;
let app: FastifyInstance;

function serve(environment: Readonly<Record<string, string>> = {}): void {
  const config = readConfig(environment);
  app = Fastify();
  serveSitemap(app, config, () => Promise.resolve({ hostId: '', remotes: [marketing], folders: [], host: folder }));
  app.get('/about-us', (request, reply) => sendPage(request, reply, join(folder, 'about-us/index.html'), config));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'about-us'));
  writeFileSync(join(folder, 'about-us/index.html'), '<link rel="canonical" href="__SITE_ORIGIN__/about-us">');
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the sitemap', () => {
  it('lists the pages that were built, below the configured address', async () => {
    writeFileSync(join(folder, 'pages.json'), '["/", "/help/share-a-chat"]');
    serve({ SITE_URL: 'https://law.example' });
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body.match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://law.example/',
      '<loc>https://law.example/help/share-a-chat',
    ]);
  });

  it('lists the fixed pages where none were built, below the address of the request', async () => {
    serve();
    const { body } = await app.inject({ url: '/sitemap.xml', headers: { host: 'localhost:3000' } });
    expect(body).toContain('<loc>http://localhost:3000/pricing</loc>');
  });

  it('is named in robots.txt, which keeps the back office out', async () => {
    serve({ SITE_URL: 'https://law.example' });
    const { body } = await app.inject('/robots.txt');
    expect(body).toContain('Sitemap: https://law.example/sitemap.xml');
    expect(body).toContain('Disallow: /manage');
  });
});

describe('a prerendered page', () => {
  it('names the address by which it was asked for', async () => {
    serve();
    const { body, headers } = await app.inject({ url: '/about-us', headers: { host: 'localhost:3000' } });
    expect(body).toBe('<link rel="canonical" href="http://localhost:3000/about-us">');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('repeats no markup that stands in the name of a host', async () => {
    serve();
    const { body } = await app.inject({ url: '/about-us', headers: { host: '"><script>alert(1)</script>' } });
    expect(body).toBe('<link rel="canonical" href="/about-us">');
  });

  it('is compressed for whoever takes that', async () => {
    serve({ SITE_URL: 'https://law.example' });
    const { rawPayload, headers } = await app.inject({ url: '/about-us', headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('https://law.example/about-us');
  });
});
