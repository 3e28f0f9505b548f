import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import { describedRemotes, inProject, readProject } from './project';

interface Service {
  readonly image?: string;
  readonly build?: {
    readonly context: string;
    readonly dockerfile: string;
    readonly args?: Readonly<Record<string, string>>;
  };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: object;
}

const compose = parse(readProject('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);
const built = services.filter(([, service]) => service.build);

test('every part of the product is a container of its own', () => {
  expect(Object.keys(compose.services).sort()).toEqual([
    'api',
    'host',
    'mail',
    'postgres',
    ...describedRemotes()
      .map(({ name }) => `remote-${name}`)
      .sort(),
  ]);
});

test.each(services)('%s is either built here or an image that stays the same', (_, { image, build }) => {
  expect(Boolean(image) !== Boolean(build)).toBe(true);
  if (image) expect(image).toMatch(/:[\w.-]*\d[\w.-]*@sha256:[0-9a-f]{64}$/);
});

test.each(built)(
  '%s is built from a Dockerfile and a workspace that exist, with arguments that the Dockerfile declares',
  (_, { build }) => {
    const dockerfile = readProject(build?.dockerfile ?? '');
    for (const [name, value] of Object.entries(build?.args ?? {})) {
      expect(dockerfile).toMatch(new RegExp(`^ARG ${name}\\b`, 'm'));
      if (name === 'WORKSPACE') expect(existsSync(inProject(value, 'webpack.config.js'))).toBe(true);
      if (name === 'NGINX_CONF') expect(existsSync(inProject('docker/nginx', value))).toBe(true);
    }
  },
);

test.each(built)('%s says of which commit it is', (_, { build }) => {
  expect(build?.args?.['COMMIT']).toBe('${COMMIT:-}');
});

test('what a service waits for and which volumes it mounts exists', () => {
  for (const [, { depends_on = {}, volumes = [] }] of services) {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      const awaited = compose.services[name];
      expect(awaited).toBeDefined();
      const dockerfile = awaited?.build ? readProject(awaited.build.dockerfile) : '';
      if (condition === 'service_healthy')
        expect(Boolean(awaited?.healthcheck) || dockerfile.includes('HEALTHCHECK')).toBe(true);
    }
    for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  }
});

test('the API is given only settings that it knows', () => {
  const known = readProject('api/src/config.ts');
  for (const name of Object.keys(compose.services.api?.environment ?? {}))
    expect(known).toMatch(new RegExp(`^  ${name}: `, 'm'));
});

test.each([
  'MAIL_FROM',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'RATE_LIMIT_PER_MINUTE',
  'REMOTES_JSON',
  'RELEASES_URL',
])('%s of the environment reaches the API', (name) => {
  expect(compose.services.api?.environment?.[name]).toBe(`\${${name}:-}`);
});

test('no secret has a value in the file', () => {
  for (const name of ['POSTGRES_PASSWORD', 'ADMIN_PASSWORD', 'SESSION_SECRET', 'VAULT_KEY']) {
    expect(readProject('docker-compose.yml')).toContain(`\${${name}:?`);
  }
});
