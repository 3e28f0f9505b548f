import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { parse, parseAllDocuments } from 'yaml';
import { freePort } from '../free-port';
import { answers, layOut, nginx, serve } from './nginx';
import { readProject } from './project';

interface Deployment {
  readonly spec: {
    readonly template: {
      readonly spec: { readonly containers: readonly { readonly env: readonly { name: string; value?: string }[] }[] };
    };
  };
}

test.each(['host', 'api'])('in a cluster, where the ingress is in front, the %s believes it', (part) => {
  const [deployment] = parseAllDocuments(readProject(`deploy/kubernetes/${part}.yaml`));
  const [container] = (deployment?.toJS() as Deployment).spec.template.spec.containers;
  expect(container?.env.find(({ name }) => name === 'TRUST_PROXY')?.value).toBe('1');
});

test('elsewhere the host believes nobody unless it is told to, and the API believes the host', () => {
  expect(readProject('docker/browser.Dockerfile')).toMatch(/^ENV .*\bTRUST_PROXY=0$/m);
  const { services } = parse(readProject('docker-compose.yml'), { merge: true }) as {
    services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>;
  };
  expect(services['host']?.environment?.['TRUST_PROXY']).toBe('${TRUST_PROXY:-0}');
  expect(services['api']?.environment?.['TRUST_PROXY']).toBe('1');
});

if (nginx) {
  const binary = nginx;

  /** An ingress as people run them: one that replaces what the caller says of its address, or one that appends to it. */
  const ingressConf = (folder: string, port: number, host: number, appends: boolean): string => `
    pid ${folder}/nginx.pid;
    events { worker_connections 64; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://127.0.0.1:${host};
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For ${appends ? '$proxy_add_x_forwarded_for' : '$remote_addr'};
        }
      }
    }`;

  /** The address that the API is told of somebody who connects from `from` and claims to be `claimed`. */
  const toldOf = (port: number, from: string, claimed: readonly string[] = [], path = '/api/status'): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = claimed.length > 0 ? { 'x-forwarded-for': [...claimed] } : {};
      get({ host: '127.0.0.1', port, path, localAddress: from, headers }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        answer.on('end', () => resolve(body));
      }).on('error', reject);
    });

  describe('whom the API counts', () => {
    let api: Server;
    const stops: (() => Promise<void> | void)[] = [];
    beforeAll(async () => {
      api = createServer((call, reply) => void reply.end(String(call.headers['x-forwarded-for'])));
      await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    });
    afterAll(async () => {
      for (const stop of stops.reverse()) await stop();
      api.close();
    });

    async function startHost(trustProxy: boolean): Promise<number> {
      const listen = await freePort();
      const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
      const site = layOut({ conf: 'host.conf', workspace: 'host', listen, api: address, trustProxy });
      const server = await serve(binary, site, answers(`http://127.0.0.1:${listen}/healthz`));
      stops.push(site.remove, server.stop);
      return listen;
    }

    async function startIngress(host: number, appends: boolean): Promise<number> {
      const [folder, port] = [mkdtempSync(`${tmpdir()}/ingress-`), await freePort()];
      writeFileSync(`${folder}/nginx.conf`, ingressConf(folder, port, host, appends));
      const site = { conf: `${folder}/nginx.conf`, folder };
      const server = await serve(
        binary,
        { ...site, remove: () => undefined },
        answers(`http://127.0.0.1:${port}/healthz`),
      );
      stops.push(() => rmSync(folder, { recursive: true, force: true }), server.stop);
      return port;
    }

    const claims = [['1.2.3.4'], ['1.2.3.4, 5.6.7.8'], ['1.2.3.4', '5.6.7.8'], [' , ,'], ['x y z']];

    test.each([
      ['replaces', false],
      ['appends to', true],
    ])('behind an ingress that %s it, each is who they are, whatever they claim', async (_what, appends) => {
      const port = await startIngress(await startHost(true), appends);
      for (const from of ['127.0.0.2', '127.0.0.3'])
        for (const claimed of [[], ...claims])
          for (const path of ['/api/status', '/pricing', '/main.89abcdef.js'])
            expect([claimed, path, await toldOf(port, from, claimed, path)]).toEqual([claimed, path, from]);
    });

    test('with nobody in front, each is who connects', async () => {
      const port = await startHost(false);
      for (const from of ['127.0.0.2', '127.0.0.3'])
        for (const claimed of [[], ...claims])
          expect([claimed, await toldOf(port, from, claimed)]).toEqual([claimed, from]);
    });
  });
}
