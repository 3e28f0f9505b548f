import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseAllDocuments } from 'yaml';
import { freePort } from '../free-port';
import { startNameServer } from './name-server';
import { answers, layOut, nginx, serve } from './nginx';
import { readProject } from './project';

interface Deployment {
  readonly spec: {
    readonly template: {
      readonly spec: { readonly containers: readonly { readonly env?: readonly { name: string; value?: string }[] }[] };
    };
  };
}

test('in a cluster names go on with its domain, in containers of one network they stand alone', () => {
  const [deployment] = parseAllDocuments(readProject('deploy/kubernetes/host.yaml')).map(
    (document) => document.toJS() as Deployment,
  );
  const env = deployment?.spec.template.spec.containers[0]?.env ?? [];
  expect(env.map(({ name }) => name)).toContain('NAMESPACE');
  expect(env.find(({ name }) => name === 'NETWORK_DOMAIN')?.value).toBe('.$(NAMESPACE).svc.cluster.local');
  const dockerfile = readProject('docker/browser.Dockerfile');
  for (const setting of ['NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1', 'NGINX_ENVSUBST_OUTPUT_DIR=/tmp ', 'NETWORK_DOMAIN='])
    expect(dockerfile).toMatch(new RegExp(`^ENV .*${setting}`, 'm'));
  expect(readProject('docker/nginx/host.conf')).toContain('include /tmp/network.conf;');
});

test('without settings of its own a container asks docker’s name server', () => {
  const site = layOut({ conf: 'host.conf', workspace: 'host', listen: 8080 });
  const network = readFileSync(`${site.folder}/network.conf`, 'utf8');
  expect(network).toContain('resolver 127.0.0.11 valid=10s;');
  expect(network).toContain('default "";');
  expect(network).not.toContain('${');
  site.remove();
});

if (nginx) {
  const binary = nginx;

  test('the API is found by its whole name at the name server of the cluster', async () => {
    const api = createServer((_call, reply) => void reply.end('the API'));
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const domain = '.shop.svc.cluster.local';
    const names = await startNameServer([`api${domain}`]);
    const port = await freePort();
    const site = layOut({
      conf: 'host.conf',
      workspace: 'host',
      listen: port,
      network: { resolver: names.address, domain, apiPort: (api.address() as AddressInfo).port },
    });
    const url = `http://127.0.0.1:${port}`;
    const server = await serve(binary, site, answers(`${url}/healthz`));
    try {
      const answer = await fetch(`${url}/api/status`);
      expect([answer.status, await answer.text()]).toEqual([200, 'the API']);
      expect((await fetch(`${url}/remotes/chat/mf-manifest.json`)).status).toBe(404);
      expect([...names.asked].sort()).toEqual([`api${domain}`, `remote-chat${domain}`]);
    } finally {
      await server.stop();
      site.remove();
      names.stop();
      api.close();
    }
  });
}
