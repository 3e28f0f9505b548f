import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig, devServer, isProduction, output, refreshPlugins, stylePlugins } from './base.mjs';
import { ChunkIntegrity } from './chunk-integrity.mjs';
import { federation, shared } from './federation.mjs';

const REMOTE = './src/remote.tsx';
const hotRemote = path.join(import.meta.dirname, 'hot-remote.mjs');

/**
 * A remote: exposes `./remote`. What it says of itself in its `remote.json` goes into the manifest.
 * @param {{ folder: string, contractVersion: string, title: string, cacheDirectory?: string, router?: string, rules?: object[] }} remote
 *   `title` of its page alone; `router` from where it imports the page's router; `rules` for its own kinds of files
 */
export function remoteConfig({ folder, contractVersion, title, cacheDirectory, router, rules }) {
  const description = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const { name } = description;
  const cache = cacheDirectory ?? path.join(folder, 'node_modules/.cache/webpack');
  return (_env, argv) => {
    const production = isProduction(argv);
    const base = baseConfig({ folder, production, cacheDirectory: cache, rules });
    const alias = { ...base.resolve.alias, 'remote-of-this-build$': path.join(folder, REMOTE) };
    return {
      ...base,
      resolve: production ? base.resolve : { ...base.resolve, alias },
      entry: production ? {} : { main: './src/bootstrap.ts' },
      output: {
        ...output(folder, production),
        publicPath: 'auto',
        uniqueName: buildName(name),
        crossOriginLoading: 'anonymous',
      },
      plugins: [
        ...stylePlugins(production),
        new ModuleFederationPlugin({
          ...federation({ externalRuntime: production }),
          name: `remote_${name}`,
          filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes: { './remote': production ? REMOTE : hotRemote },
          shared: shared({ folder, eager: false, provided: !production, router }),
          manifest: {
            // The host reads the contract before any code of the remote runs, the server what the remote says of itself.
            additionalData: ({ stats }) =>
              void Object.assign(stats.metaData, { contractVersion, remote: description, chunkIntegrity: production }),
          },
        }),
        ...(production ? [new ChunkIntegrity()] : [standalonePage(`${title} ${name}`), ...refreshPlugins()]),
      ],
      devServer: devServer(),
    };
  };
}

/**
 * The name under which a build keeps its chunks in the page. Every build has one of its own, so that a page that loads a second build
 * of a remote never runs chunks of the first.
 */
function buildName(name) {
  return `remote_${name}${process.env.BUILD_ID ? `_${process.env.BUILD_ID}` : ''}`;
}

const standalonePage = (title) =>
  new HtmlWebpackPlugin({
    title,
    publicPath: '/',
    // The entry for the host is another runtime of the same build: on one page each would take the other's changes.
    chunks: ['main'],
    meta: { viewport: 'width=device-width, initial-scale=1' },
  });
