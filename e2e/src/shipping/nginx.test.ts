import { existsSync, readFileSync } from 'node:fs';
import { freePort } from '../free-port';
import { checkConfiguration, layOut, nginx, serve } from './nginx';
import { inProject, readProject } from './project';

test('one address leads to the API and to every remote', () => {
  const conf = readProject('docker/nginx/host.conf');
  expect(conf).toContain('proxy_pass $api');
  expect(conf).toContain('^/remotes/(marketing|chat|admin)/');
  expect(conf).toContain('proxy_buffering off');
});

test('the content security policy names the hashes of the inline scripts that were built', () => {
  const site = layOut('host.conf', 'host', 8080);
  const headers = readFileSync(`${site.folder}/security-headers.conf`, 'utf8');
  const { scripts } = JSON.parse(readProject('host/dist/csp.json')) as { scripts: string[] };
  expect(scripts.length).toBeGreaterThan(0);
  for (const hash of scripts) expect(headers).toContain(hash);
  expect(headers).not.toContain("script-src 'self' 'unsafe-inline'");
  site.remove();
});

if (nginx) {
  const binary = nginx;

  test.each([
    ['host.conf', 'host'],
    ['remote.conf', 'remote-chat'],
  ] as const)('nginx accepts %s', (conf, workspace) => {
    const site = layOut(conf, workspace, 8080);
    expect(checkConfiguration(binary, site)).toBe('ok');
    site.remove();
  });

  test('a remote is served with lasting caches for hashed files, none for the manifest, and 404 for what is missing', async () => {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const site = layOut('remote.conf', 'remote-chat', port);
    const server = await serve(binary, site, `${base}/healthz`);
    const manifest = await fetch(`${base}/mf-manifest.json`);
    const { metaData } = (await manifest.json()) as { metaData: { remoteEntry: { name: string } } };
    const entry = await fetch(`${base}/${metaData.remoteEntry.name}`);
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    expect(entry.headers.get('cache-control')).toContain('immutable');
    expect(entry.headers.get('content-type')).toContain('javascript');
    expect(entry.headers.get('x-content-type-options')).toBe('nosniff');
    expect(existsSync(inProject('remote-chat/dist', `${metaData.remoteEntry.name}.gz`))).toBe(true);
    expect(entry.headers.get('content-encoding')).toBe('gzip');
    expect((await fetch(`${base}/remoteEntry.00000000.js`)).status).toBe(404);
    expect((await fetch(`${base}/chat`)).status).toBe(404);
    await server.stop();
    site.remove();
  });

  test('the host answers every page with its shell, and a part that is down with an error of its own', async () => {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const site = layOut('host.conf', 'host', port);
    const server = await serve(binary, site, `${base}/healthz`);
    const page = await fetch(`${base}/pricing`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<div id="root">');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect((await fetch(`${base}/main.00000000.js`)).status).toBe(404);
    expect((await fetch(`${base}/api/status`)).status).toBeGreaterThanOrEqual(500);
    await server.stop();
    site.remove();
  });
}
