import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames } from './remotes.mjs';
import { inRoot } from './root.mjs';

const folder = inRoot('.cache/monolith');

/** Lays out the same product as one webpack build: the host's sources, with each remote as a lazy chunk instead of a remote. */
export async function buildMonolith() {
  const { default: webpack } = await import('webpack');
  const { hostConfig } = await import('../../webpack.common.js');
  const config = hostConfig({ folder: inRoot('host') })({}, { mode: 'production' });
  await mkdir(path.join(folder, 'src'), { recursive: true });
  await writeFile(path.join(folder, 'src/federation.js'), lazyRemotes);
  const plugins = config.plugins.filter(({ constructor }) => constructor.name !== 'ModuleFederationPlugin');
  const compiler = webpack({
    ...config,
    plugins,
    cache: false,
    output: { ...config.output, path: path.join(folder, 'dist') },
    resolve: { ...config.resolve, alias: { '@module-federation/runtime$': path.join(folder, 'src/federation.js') } },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(),
    );
  });
  const { compressFolder } = await import('./compress.mjs');
  await compressFolder(path.join(folder, 'dist'));
  return path.join(folder, 'dist');
}

const importOf = (name) =>
  `${JSON.stringify(`${name}/remote`)}: () => import(${JSON.stringify(inRoot(`remote-${name}/src/remote.tsx`))})`;

/** In place of the federation runtime: remotes are chunks of the same build. */
const lazyRemotes = `
const remotes = { ${remoteNames().map(importOf).join(', ')} };
export const getInstance = () => ({ registerRemotes() {}, loadRemote: (id) => remotes[id]() });
`;
