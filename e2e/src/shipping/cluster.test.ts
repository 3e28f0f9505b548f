import { readdirSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { evaluate } from '../tools/scripts';
import { describedRemotes, inProject, readProject } from './project';

const manifests = readdirSync(inProject('deploy/kubernetes'));
const remotes = describedRemotes().map(({ name }) => `remote-${name}`);

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
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

test.each(remotes)('%s has a workflow that begins when its files or those that it is built from change', (remote) => {
  const { on } = parse(readProject(`.github/workflows/${remote}.yml`)) as {
    on: Readonly<Record<'push' | 'pull_request', { readonly paths: readonly string[] }>>;
  };
  for (const { paths } of [on.push, on.pull_request]) {
    expect(paths).toEqual(expect.arrayContaining([`${remote}/**`, 'shared-contracts/**', 'shared-ui/**']));
    expect(paths.some((path) => path.startsWith('host/') || path.startsWith('api/'))).toBe(false);
    for (const other of remotes.filter((name) => name !== remote)) expect(paths).not.toContain(`${other}/**`);
  }
});
