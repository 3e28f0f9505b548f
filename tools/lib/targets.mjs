import { readFileSync } from 'node:fs';
import { descriptionFiles, remoteNames } from './remotes.mjs';
import { inRoot } from './root.mjs';

const common = ['package-lock.json', 'tools/build.mjs', 'tools/lib/compress.mjs', 'tools/lib/build-api.mjs'];
const browser = [
  ...common,
  'webpack.common.js',
  'tools/lib/load-typescript.mjs',
  'packages/remote-kit/webpack',
  'tools/lib/inline-script.mjs',
  'tools/lib/build-browser.mjs',
];

const packageOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
const { workspaces } = packageOf('');

/** The workspaces that one is made of, as its `package.json` and theirs name them. */
function madeOf(workspace, found = new Set()) {
  for (const name of Object.keys(packageOf(workspace).dependencies ?? {})) {
    if (!workspaces.includes(name) || found.has(name)) continue;
    found.add(name);
    madeOf(name, found);
  }
  return [...found].sort();
}

const sourcesOf = (workspace) => [
  ...madeOf(workspace).flatMap((name) => [`${name}/src`, `${name}/package.json`]),
  workspace,
];

const [first = [], ...others] = remoteNames().map((remote) => {
  const name = `remote-${remote}`;
  return { name, kind: 'browser', inputs: [...browser, ...sourcesOf(name)] };
});

/** What is built, and which files it is built from: a target is rebuilt only when one of them changed. */
export const targets = [
  first,
  {
    name: 'host',
    kind: 'browser',
    inputs: [...browser, ...sourcesOf('host'), 'tools/prerender', ...descriptionFiles()],
  },
  ...others,
  { name: 'api', kind: 'server', inputs: [...common, ...sourcesOf('api')] },
].flat();
