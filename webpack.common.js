import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import {
  baseConfig,
  cssLoader,
  devServer,
  isProduction,
  output,
  refreshPlugins,
  stylePlugins,
  swcOptions,
} from './packages/remote-kit/webpack/base.mjs';
import { federation, shared } from './packages/remote-kit/webpack/federation.mjs';
import { remoteConfig as kitConfig } from './packages/remote-kit/webpack/remote.mjs';
import { InlineScriptHashes, inlineScript } from './tools/lib/inline-script.mjs';
import { describedRemotes } from './tools/lib/remotes.mjs';
import { loadTypeScript } from './tools/lib/load-typescript.mjs';
import { StaticFiles, webManifest } from './tools/lib/static-files.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
/** The ES module: the package's other form would bring the runtime into the host a second time. */
const lendRuntime = path.join(
  root,
  'node_modules/@module-federation/inject-external-runtime-core-plugin/dist/index.js',
);
const { brand } = await loadTypeScript(path.join(root, 'shared-contracts/src/brand.ts'));
const { CONTRACT_VERSION } = await loadTypeScript(path.join(root, 'shared-contracts/src/version.ts'));

const cacheOf = (folder) => path.join(root, '.cache/webpack', path.basename(folder));

/** The words of a workspace in one language. */
const messageCatalogues = {
  test: /[\\/]messages[\\/][a-z]+\.json$/,
  type: 'json',
  loader: path.join(root, 'tools/lib/message-loader.cjs'),
};

/** A remote of this repository; see `packages/remote-kit` for those of others. @param {{ folder: string }} remote */
export const remoteConfig = ({ folder }) =>
  kitConfig({
    folder,
    contractVersion: CONTRACT_VERSION,
    title: brand.name,
    cacheDirectory: cacheOf(folder),
    rules: [messageCatalogues],
  });

/** The host: one page, which provides what the remotes share. */
export function hostConfig({ folder }) {
  return (_env, argv) => {
    const production = isProduction(argv);
    return {
      ...baseConfig({ folder, production, cacheDirectory: cacheOf(folder), rules: [messageCatalogues] }),
      entry: { main: './src/bootstrap.tsx' },
      output: { ...output(folder, production), publicPath: '/', uniqueName: 'host' },
      plugins: [
        ...stylePlugins(production),
        new ModuleFederationPlugin({
          ...federation(),
          name: 'host',
          runtimePlugins: [lendRuntime],
          shared: shared({ folder, eager: true, provided: true }),
          manifest: false,
        }),
        new HtmlWebpackPlugin({
          template: './src/index.html',
          templateParameters: { brand, startScript: inlineScript(path.join(folder, 'src/inline/start.ts')) },
        }),
        new InlineScriptHashes(),
        new StaticFiles({
          folder: path.join(folder, 'src/static'),
          texts: { 'manifest.webmanifest': webManifest(brand) },
        }),
        ...(production ? [] : refreshPlugins()),
      ],
      devServer: devServer(),
    };
  };
}

/** The host and one remote's pages for Node: class names as in the browser's build, no files beside the code. */
export function pageRendererConfig({ entry, folder, workspace }) {
  // What is kept of one remote's pages knows the other's files by the wrong names.
  const base = baseConfig({ folder: root, production: true, cacheDirectory: cacheOf(`pages-of-${workspace}`) });
  const prerendered = path.join(root, workspace, 'src/prerender.ts');
  return {
    ...base,
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, 'prerendered-remote$': prerendered } },
    mode: 'production',
    target: 'node20',
    entry: { pages: entry },
    output: { path: folder, filename: '[name].cjs', chunkFilename: '[id].cjs', library: { type: 'commonjs2' } },
    module: {
      rules: [
        { test: /\.[tj]sx?$/, exclude: /node_modules/, loader: 'swc-loader', options: swcOptions(true) },
        ...['host', workspace].map((name) => ({
          test: /\.css$/,
          include: path.join(root, name),
          use: [classNamesOf(path.join(root, name))],
        })),
        {
          test: /\.css$/,
          include: path.join(root, 'tool-ui'),
          use: [classNamesOf(path.join(root, workspace))],
        },
        { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource', generator: { emit: false } },
        messageCatalogues,
      ],
    },
    plugins: [new webpack.DefinePlugin({ DESCRIBED_REMOTES: JSON.stringify(describedRemotes()) })],
    optimization: { minimize: false },
  };
}

/** A style sheet as its class names only; the folder from which they are hashed is that of the browser's build. */
function classNamesOf(workspace) {
  const { loader, options } = cssLoader(true);
  return { loader, options: { modules: { ...options.modules, exportOnlyLocals: true, localIdentContext: workspace } } };
}
