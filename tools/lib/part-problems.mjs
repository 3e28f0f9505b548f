import { existsSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { remoteWorkspaces } from './remotes.mjs';
import { inRoot } from './root.mjs';
import { madeOf } from './workspaces.mjs';

const read = (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '');
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What the files lack that cannot derive the list of remotes, one sentence each. What can derive it reads `remoteWorkspaces`.
 * @param {string} workspace such as `remote-chat`
 * @param {readonly string[]} rooms the workspaces that it is made of
 */
export function partProblems(workspace, rooms = madeOf(workspace)) {
  const manifest = `deploy/kubernetes/${workspace}.yaml`;
  const workflow = `.github/workflows/${workspace}.yml`;
  return [
    !JSON.parse(read('package.json')).workspaces.includes(workspace) && `package.json: add ${workspace} to workspaces.`,
    !JSON.parse(read('tsconfig.json')).references.some(({ path }) => path === workspace) &&
      `tsconfig.json: add { "path": "${workspace}" } to references.`,
    !isInCompose(workspace) &&
      `docker-compose.yml: add the service ${workspace}, as host is, with the arguments WORKSPACE: ${workspace} and COMMIT alone.`,
    read(manifest) !== named('deploy/kubernetes/host.yaml', 'host', workspace) &&
      `${manifest}: copy deploy/kubernetes/host.yaml and write ${workspace} for host.`,
    !isInIngress(workspace) &&
      `deploy/kubernetes/ingress.yaml: add the path ${routeOf(workspace)} with the service ${workspace}.`,
    ...workflowProblems(workflow, workspace, rooms),
  ].filter(Boolean);
}

const named = (file, before, after) => read(file).replace(new RegExp(`\\b${before}\\b`, 'g'), after);
const routeOf = (workspace) => `/remotes/${workspace.replace('remote-', '')}/(.*)`;

function isInCompose(workspace) {
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  const container = { ...services.host };
  for (const own of ['ports', 'depends_on', 'environment']) delete container[own];
  const args = { WORKSPACE: workspace, COMMIT: services.host.build.args.COMMIT };
  return same(services[workspace], { ...container, build: { ...container.build, args } });
}

function isInIngress(workspace) {
  const paths = parseAllDocuments(read('deploy/kubernetes/ingress.yaml'))
    .map((document) => document.toJS())
    .flatMap(({ spec }) => spec.rules)
    .flatMap(({ http }) => http.paths);
  return paths.some(({ path, backend }) => path === routeOf(workspace) && backend.service.name === workspace);
}

function workflowProblems(file, workspace, rooms) {
  const folders = [workspace, 'packages', 'tools', ...rooms].map((folder) => `${folder}/**`);
  const expected = [...folders, 'webpack.common.js', 'package-lock.json', file];
  const { on, ...rest } = parse(read(file) || '{}');
  const [other] = remoteWorkspaces().filter((one) => one !== workspace);
  const others = parse(named(`.github/workflows/${other}.yml`, other, workspace));
  delete others.on;
  return [
    ...['push', 'pull_request'].flatMap((event) => {
      const present = on?.[event]?.paths ?? [];
      const lacking = expected.filter((path) => !present.includes(path));
      const needless = present.filter((path) => !expected.includes(path));
      return [
        lacking.length > 0 && `${file}: add ${lacking.join(', ')} to the paths of ${event}.`,
        needless.length > 0 && `${file}: take ${needless.join(', ')} from the paths of ${event}.`,
      ];
    }),
    !same(rest, others) &&
      `${file}: copy the rest of .github/workflows/${other}.yml and write ${workspace} for ${other}.`,
  ];
}
