import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { freePort } from '../free-port';
import { startFront, type Front } from './front';
import { answers, checkConfiguration, layOut, nginx, serve } from './nginx';
import { inProject, readProject } from './project';

const razorpay = 'https://checkout.razorpay.com';

test('one address leads to the API and to every remote', () => {
  const conf = readProject('docker/nginx/host.conf');
  expect(conf).toContain('proxy_pass $api');
  expect(conf).toContain('^/remotes/([a-z][a-z0-9-]*)/');
  expect(conf).toContain('proxy_buffering off');
});

test('the content security policy names the inline scripts that were built and the checkout, for pages alone', () => {
  const policyOf = (workspace: string) => {
    const site = layOut({ conf: 'host.conf', workspace, listen: 8080 });
    const headers = ['security-headers.conf', 'page-policy.conf'].map((file) =>
      readFileSync(`${site.folder}/${file}`, 'utf8'),
    );
    site.remove();
    return headers.join('');
  };
  const headers = policyOf('host');
  const { scripts } = JSON.parse(readProject('host/dist/csp.json')) as { scripts: string[] };
  expect(scripts.length).toBeGreaterThan(0);
  for (const hash of scripts) expect(headers).toContain(hash);
  expect(headers).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(headers).toMatch(new RegExp(`script-src 'self' ${razorpay}`));
  expect(headers).toContain(`frame-src 'self' https://api.razorpay.com ${razorpay};`);
  expect(headers).toMatch(/connect-src [^;]*https:\/\/lumberjack\.razorpay\.com/);
  expect(policyOf('remote-chat')).not.toContain('razorpay');
});

if (nginx) {
  const binary = nginx;

  test.each([
    ['host.conf', 'host'],
    ['remote.conf', 'remote-chat'],
    ['releases.conf', 'remote-chat'],
  ] as const)('nginx accepts %s', (conf, workspace) => {
    const site = layOut({ conf, workspace, listen: 8080 });
    expect(checkConfiguration(binary, site)).toBe('ok');
    site.remove();
  });

  test('a remote is served with lasting caches for hashed files, none for the manifest, and 404 for what is missing', async () => {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const site = layOut({ conf: 'remote.conf', workspace: 'remote-chat', listen: port });
    const server = await serve(binary, site, answers(`${base}/healthz`));
    const manifest = await fetch(`${base}/mf-manifest.json`);
    const { metaData } = (await manifest.json()) as { metaData: { remoteEntry: { name: string } } };
    const entry = await fetch(`${base}/${metaData.remoteEntry.name}`);
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    for (const answer of [manifest, entry]) expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(entry.headers.get('cache-control')).toContain('immutable');
    expect(entry.headers.get('content-type')).toContain('javascript');
    expect(entry.headers.get('x-content-type-options')).toBe('nosniff');
    const packed = async (accepted: string) => {
      const headers = await rawHeaders(`${base}/${metaData.remoteEntry.name}`, accepted);
      const sent = (name: string) => headers.get(name)?.join();
      return [
        sent('content-encoding'),
        sent('content-type'),
        sent('cache-control'),
        sent('access-control-allow-origin'),
      ];
    };
    const others = ['text/javascript', expect.stringContaining('immutable'), '*'];
    expect(await packed('gzip, deflate, br, zstd')).toEqual(['br', ...others]);
    expect(await packed('gzip')).toEqual(['gzip', expect.stringContaining('javascript'), ...others.slice(1)]);
    expect((await packed('identity'))[0]).toBeUndefined();
    expect(await entry.text()).toBe(readProject(`remote-chat/dist/${metaData.remoteEntry.name}`));
    const style = readdirSync(inProject('remote-chat/dist')).find((file) => file.endsWith('.css.br')) ?? '';
    const sheet = await rawHeaders(`${base}/${style.replace(/\.br$/, '')}`, 'gzip, br');
    expect([sheet.get('content-encoding'), sheet.get('content-type')]).toEqual([['br'], ['text/css']]);
    expect((await fetch(`${base}/remoteEntry.00000000.js`)).status).toBe(404);
    expect((await fetch(`${base}/chat`)).status).toBe(404);
    await server.stop();
    site.remove();
  });

  describe('the host', () => {
    let api: Server;
    let front: Front;
    let root: string;

    /** An API that says how a call reached it. */
    beforeAll(async () => {
      api = createServer((call, reply) => {
        const asked = call.headers['x-original-uri'];
        if (call.url === '/published-page')
          return void (asked === '/about-us?a=1'
            ? reply.writeHead(200, { 'content-type': 'text/html' }).end(`released ${call.method} .`)
            : reply
                .writeHead(404, asked?.includes('wide=1') ? { 'x-page-policy': "img-src 'self' https://a.b" } : {})
                .end());
        if (call.url === '/main.00000000.js') return void reply.writeHead(404).end();
        if (call.url === '/known-page') return void reply.writeHead(/typo|a\/b/.test(String(asked)) ? 403 : 204).end();
        const body = JSON.stringify({
          host: call.headers.host,
          version: call.httpVersion,
          path: call.url,
          from: call.headers['x-forwarded-for'],
          padding: ' '.repeat(2000),
        });
        reply.writeHead(200, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' }).end(body);
      });
      await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
      root = mkdtempSync(`${tmpdir()}/site-`);
      for (const folder of ['pricing', 'about-us']) mkdirSync(`${root}/${folder}`);
      for (const [file, text] of [
        ['about-us/index.html', 'page of the image'],
        ['index.html', 'home page'],
        ['shell.html', 'empty shell'],
        ['pricing/index.html', 'pricing page . __SITE_ORIGIN__/pricing __SITE_ORIGIN__/hi/pricing'],
        ['main.0123abcd.js', 'hashed'],
      ])
        writeFileSync(`${root}/${file}`, `${text} ${'.'.repeat(2000)}`);
      front = await startFront(binary, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, { root });
    });
    afterAll(async () => {
      await front.stop();
      rmSync(root, { recursive: true, force: true });
      api.close();
    });

    const get = (path: string) => fetch(front.url + path);
    const starts = async (path: string) => (await (await get(path)).text()).split(' .')[0];

    test.each(['/api/status', '/livez', '/readyz', '/metrics', '/remotes/chat/0123456789ab/remoteEntry.js'])(
      'hands %s on with the host and its port',
      async (path) => {
        const answer = await get(path);
        expect(await answer.json()).toMatchObject({
          host: new URL(front.url).host,
          version: '1.1',
          path,
          from: expect.stringMatching(/127\.0\.0\.1|::1/) as unknown,
        });
        expect(answer.headers.get('content-encoding')).toBe('gzip');
      },
    );

    test('a remote reaches the browser compressed, with each security header once', async () => {
      const { metaData } = (await (await get('/remotes/chat/mf-manifest.json')).json()) as {
        metaData: { remoteEntry: { name: string } };
      };
      const entry = await rawHeaders(`${front.url}/remotes/chat/${metaData.remoteEntry.name}`);
      expect(entry.get('content-encoding')).toEqual(['gzip']);
      for (const name of ['content-security-policy', 'x-content-type-options', 'cache-control'])
        expect([name, entry.get(name)?.length]).toEqual([name, 1]);
      for (const path of ['/api/status', '/', '/main.0123abcd.js', '/nope.js'])
        expect([path, (await rawHeaders(front.url + path)).get('x-content-type-options')?.length]).toEqual([path, 1]);
    });

    test.each(['/nope.js', '/assets/x.js', '/main.00000000.js', '/remotes/lawyers/mf-manifest.json', '/a/b.map'])(
      'says 404 for the missing file %s',
      async (path) => {
        const answer = await get(path);
        expect(answer.status).toBe(404);
        expect(await answer.text()).not.toMatch(/home page|empty shell/);
      },
    );

    test('a prerendered page is itself, and every other address the empty shell', async () => {
      expect(await starts('/')).toBe('home page');
      expect(await starts('/pricing')).toBe('pricing page');
      for (const path of ['/chat', '/chat/4711', '/manage/users', '/shared/abc'])
        expect([path, await starts(path), (await get(path)).status]).toEqual([path, 'empty shell', 200]);
    });

    test.each(['/manage/typo', '/manage/users/typo?x=1', '/chat/a/b', '/shared/a/b', '/help/typo', '/typo'])(
      'says 404 for %s, where there is no page, with the shell that says so',
      async (path) => {
        const answer = await get(path);
        expect([answer.status, (await answer.text()).split(' .')[0]]).toEqual([404, 'empty shell']);
        for (const header of ['content-security-policy', 'x-content-type-options', 'cache-control'])
          expect([header, answer.headers.has(header)]).toEqual([header, true]);
      },
    );

    test('a page that was published after the image was built is that of its release', async () => {
      expect(await starts('/about-us?a=1')).toBe('released GET');
      expect(await starts('/about-us')).toBe('page of the image');
      const head = await fetch(`${front.url}/about-us?a=1`, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
    });

    test.each(['/pricing', '/chat', '/typo', '/shared/abc'])(
      '%s of the image has the policy of the API, which knows where remotes come from, else its own',
      async (path) => {
        const policyOf = async (address: string) => (await get(address)).headers.get('content-security-policy');
        expect(await policyOf(`${path}?wide=1`)).toBe("img-src 'self' https://a.b");
        expect(await policyOf(path)).toContain("img-src 'self' data: blob:;");
        expect((await get(path)).headers.get('x-robots-tag')).toBe(path === '/shared/abc' ? 'noindex, nofollow' : null);
      },
    );

    test('a file of a host that was published after the image was built comes from the API', async () => {
      expect(await (await get('/main.89abcdef.js')).json()).toMatchObject({ path: '/main.89abcdef.js' });
      expect(await starts('/main.0123abcd.js')).toBe('hashed');
    });

    test('a page of the image says where it stands in the public', async () => {
      const read = async (headers: Record<string, string> = {}) =>
        (await fetch(`${front.url}/pricing`, { headers })).text();
      expect(await read()).toContain(`${front.url}/pricing ${front.url}/hi/pricing`);
      expect(await read({ 'x-forwarded-proto': 'https' })).toContain(`https://${new URL(front.url).host}/pricing `);
      expect(await read()).not.toContain('__SITE_ORIGIN__');
    });

    test('nobody else asks which pages there are', async () => {
      expect((await get('/known-page')).status).toBe(404);
    });

    test('a page with one address in several languages is the one that its visitor will read', async () => {
      mkdirSync(`${root}/lawyers`);
      writeFileSync(`${root}/lawyers/index.html`, 'English .');
      writeFileSync(`${root}/lawyers/index.hi.html`, 'Hindi .');
      const read = async (headers: Record<string, string>) =>
        (await (await fetch(`${front.url}/lawyers`, { headers })).text()).split(' .')[0];
      expect(await read({ 'accept-language': 'en-IN,en;q=0.9' })).toBe('English');
      expect(await read({ 'accept-language': 'hi-IN,en;q=0.9' })).toBe('Hindi');
      expect(await read({ 'accept-language': 'de, hi;q=0.5' })).toBe('Hindi');
      expect(await read({ 'accept-language': 'en', cookie: 'language=hi' })).toBe('Hindi');
      expect(await read({ 'accept-language': 'kn' })).toBe('English');
    });

    test('an API that is down is an error of the server, not a page', async () => {
      const down = await startFront(binary, `http://127.0.0.1:${await freePort()}`);
      expect((await fetch(`${down.url}/api/status`)).status).toBe(502);
      for (const path of ['/pricing', '/chat', '/manage/typo'])
        expect([path, (await fetch(down.url + path)).status]).toEqual([path, 200]);
      expect((await fetch(`${down.url}/pricing`)).headers.get('content-security-policy')).toContain('sha256-');
      await down.stop();
    });
  });
}

/** Headers as they came over the wire: one entry for each time that a name was sent. */
async function rawHeaders(url: string, accepted = 'gzip'): Promise<ReadonlyMap<string, readonly string[]>> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': accepted } }, resolve)
      .on('error', reject)
      .end();
  });
  answer.resume();
  const found = new Map<string, string[]>();
  for (let index = 0; index < answer.rawHeaders.length; index += 2) {
    const name = (answer.rawHeaders[index] ?? '').toLowerCase();
    found.set(name, [...(found.get(name) ?? []), answer.rawHeaders[index + 1] ?? '']);
  }
  return found;
}
