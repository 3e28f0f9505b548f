import { readdirSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { evaluate } from '../tools/scripts';
import { describedRemotes, inProject, readProject } from './project';

const manifests = readdirSync(inProject('deploy/kubernetes'));
const remotes = describedRemotes().map(({ name }) => `remote-${name}`);

interface IngressPath {
  readonly path: string;
  readonly pathType: string;
  readonly backend: { readonly service: { readonly name: string } };
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: { readonly rules?: readonly { readonly http: { readonly paths: readonly IngressPath[] } }[] };
}
const documentsOf = (file: string) =>
  parseAllDocuments(readProject(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest);

const checked = (expression: string) => evaluate('lib/deploy-problems.mjs', expression);

test('every manifest and every workflow is as its schema asks for', async () => {
  const problems = (await checked('tool.deployProblems()')) as Readonly<Record<string, readonly string[]>>;
  expect(Object.keys(problems)).toEqual(
    expect.arrayContaining([...manifests, ...remotes.map((remote) => `${remote}.yml`)]),
  );
  expect(Object.values(problems).flat()).toEqual([]);
});

test('a manifest and a workflow that are wrong are found', async () => {
  const manifest = 'kind: Deployment\nmetadata: { name: x }\nspec: { replicas: "2" }';
  const workflow = 'on: { push: }\njobs:\n  a:\n    runs-on: x\n    steps: 3\n';
  const expression = `[tool.manifestProblems(${JSON.stringify(manifest)}), tool.workflowProblems(${JSON.stringify(workflow)})]`;
  expect(await checked(expression)).toEqual([
    [expect.stringContaining('replicas must be integer')],
    [expect.stringContaining('/jobs/a')],
  ]);
});

test('every part is deployed and can be reached under its name', () => {
  const named = (kind: string) =>
    manifests
      .flatMap(documentsOf)
      .filter((manifest) => manifest.kind === kind)
      .map(({ metadata }) => metadata.name)
      .sort();
  const parts = ['api', 'host', ...remotes].sort();
  expect(named('Deployment')).toEqual(parts);
  expect(named('Service')).toEqual(parts);
  const ingress = readProject('deploy/kubernetes/ingress.yaml');
  for (const part of parts) expect(ingress).toContain(`name: ${part},`);
});

/** The addresses besides `/api/` and releases that one public address hands to the API. */
const ofTheApi = {
  'docker/nginx/host.conf': () => {
    const [, names = ''] = /\(api\/\|[^(]*\(([^)]*)\)\$\)/.exec(readProject('docker/nginx/host.conf')) ?? [];
    return names.split('|').map((name) => `/${name.replaceAll('\\', '')}`);
  },
  'deploy/kubernetes/ingress.yaml': () =>
    documentsOf('ingress.yaml')
      .flatMap(({ spec }) => spec?.rules ?? [])
      .flatMap(({ http }) => http.paths)
      .filter(({ pathType, backend }) => pathType === 'Exact' && backend.service.name === 'api')
      .map(({ path }) => path),
};

test.each(Object.entries(ofTheApi))('%s leads to what machines ask the API', (_file, addresses) => {
  expect(addresses().sort()).toEqual([
    '/config.json',
    '/livez',
    '/metrics',
    '/readyz',
    '/remotes.json',
    '/robots.txt',
    '/sitemap.xml',
  ]);
});

const lacking = (call: string) => evaluate('lib/part-problems.mjs', call) as Promise<readonly string[]>;

test.each(remotes)('%s is in every file that cannot find out by itself which remotes there are', async (remote) => {
  expect(await lacking(`tool.partProblems('${remote}')`)).toEqual([]);
});

test('of a new remote it is said what to add where', async () => {
  const said = await lacking(`tool.partProblems('remote-lawyers', ['rules', 'shared-contracts'])`);
  expect(said).toEqual([
    'package.json: add remote-lawyers to workspaces.',
    'tsconfig.json: add { "path": "remote-lawyers" } to references.',
    expect.stringContaining('docker-compose.yml: add the service remote-lawyers'),
    expect.stringContaining('deploy/kubernetes/remote-lawyers.yaml: copy deploy/kubernetes/host.yaml'),
    expect.stringContaining('ingress.yaml: add the path /remotes/lawyers/(.*) with the service remote-lawyers'),
    ...['push', 'pull_request'].map((event) =>
      expect.stringMatching(`remote-lawyers.yml: add .* rules/.* to the paths of ${event}`),
    ),
    expect.stringContaining('.github/workflows/remote-lawyers.yml: copy the rest of'),
  ]);
});
