import { descriptionFiles, remoteWorkspaces } from './remotes.mjs';
import { madeOf } from './workspaces.mjs';

const common = ['package-lock.json', 'tools/build.mjs', 'tools/lib/compress.mjs', 'tools/lib/build-api.mjs'];
const browser = [
  ...common,
  'webpack.common.js',
  'tools/lib/load-typescript.mjs',
  'packages/remote-kit/webpack',
  'tools/lib/inline-script.mjs',
  'tools/lib/build-browser.mjs',
];

const sourcesOf = (workspace) => [
  ...madeOf(workspace).flatMap((name) => [`${name}/src`, `${name}/package.json`]),
  workspace,
];

const [first = [], ...others] = remoteWorkspaces().map((name) => ({
  name,
  kind: 'browser',
  inputs: [...browser, ...sourcesOf(name)],
}));

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
