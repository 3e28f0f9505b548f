import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { InlineScriptHashes, inlineScript } from './tools/lib/inline-script.mjs';
import { loadTypeScript } from './tools/lib/load-typescript.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
/** The ES module: the package's other form would bring the runtime into the host a second time. */
const lendRuntime = path.join(root, 'node_modules/@module-federation/inject-external-runtime-core-plugin/dist/index.js');
const { brand } = await loadTypeScript(path.join(root, 'shared-contracts/src/brand.ts'));
const { CONTRACT_VERSION } = await loadTypeScript(path.join(root, 'shared-contracts/src/version.ts'));

/**
 * A remote: exposes `./remote`.
 * @param {{ name: string, folder: string }} remote
 */
export function remoteConfig({ name, folder }) {
  return (_env, argv) => {
    const production = isProduction(argv);
    return {
      ...baseConfig({ folder, production }),
      entry: production ? {} : { main: './src/bootstrap.ts' },
      output: { ...output(folder, production), publicPath: 'auto', uniqueName: `remote_${name}` },
      plugins: [
        ...stylePlugins(production),
        new ModuleFederationPlugin({
          ...federation({ externalRuntime: production }),
          name: `remote_${name}`,
          filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes: { './remote': './src/remote.tsx' },
          shared: shared({ eager: false, provided: !production }),
          manifest: { additionalData: ({ stats }) => nameContract(stats) },
        }),
        ...(production ? [] : [standalonePage(name), ...refreshPlugins()]),
      ],
      devServer: devServer(),
    };
  };
}

/** The host: one page, which provides what the remotes share. */
export function hostConfig({ folder }) {
  return (_env, argv) => {
    const production = isProduction(argv);
    return {
      ...baseConfig({ folder, production }),
      entry: { main: './src/bootstrap.tsx' },
      output: { ...output(folder, production), publicPath: '/', uniqueName: 'host' },
      plugins: [
        ...stylePlugins(production),
        new ModuleFederationPlugin({
          ...federation(),
          name: 'host',
          runtimePlugins: [lendRuntime],
          shared: shared({ eager: true, provided: true }),
          manifest: false,
        }),
        new HtmlWebpackPlugin({
          template: './src/index.html',
          templateParameters: { brand, startScript: inlineScript(path.join(folder, 'src/inline/start.ts')) },
        }),
        new InlineScriptHashes(),
        ...(production ? [] : refreshPlugins()),
      ],
      devServer: devServer(),
    };
  };
}

/** The host and the public pages for Node: class names as in the browser's build, no files beside the code. */
export function pageRendererConfig({ entry, folder }) {
  return {
    ...baseConfig({ folder: root, production: true }),
    mode: 'production',
    target: 'node20',
    entry: { pages: entry },
    output: { path: folder, filename: '[name].cjs', chunkFilename: '[id].cjs', library: { type: 'commonjs2' } },
    module: {
      rules: [
        { test: /\.[tj]sx?$/, exclude: /node_modules/, loader: 'swc-loader', options: swcOptions(true) },
        ...['host', 'remote-marketing'].map((workspace) => ({ test: /\.css$/, include: path.join(root, workspace), use: [classNamesOf(path.join(root, workspace))] })),
        { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false },
  };
}

/** A style sheet as its class names only; the folder from which they are hashed is that of the browser's build. */
function classNamesOf(workspace) {
  const { loader, options } = cssLoader(true);
  return { loader, options: { modules: { ...options.modules, exportOnlyLocals: true, localIdentContext: workspace } } };
}

function isProduction(argv) {
  return (argv.mode ?? process.env.NODE_ENV ?? 'production') === 'production';
}

function baseConfig({ folder, production }) {
  return {
    context: folder,
    mode: production ? 'production' : 'development',
    target: 'web',
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      ...(production ? {} : { alias: { 'react-refresh/runtime$': path.join(root, 'tools/dev/refresh-runtime.cjs') } }),
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, loader: 'swc-loader', options: swcOptions(production) },
        { test: /\.css$/, use: [production ? MiniCssExtractPlugin.loader : 'style-loader', cssLoader(production)] },
        { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: { type: 'filesystem', cacheDirectory: path.join(root, '.cache/webpack', path.basename(folder)) },
  };
}

function output(folder, production) {
  return {
    path: path.join(folder, 'dist'),
    clean: true,
    filename: production ? '[name].[contenthash:8].js' : '[name].js',
    chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  };
}

function swcOptions(production) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
    },
  };
}

function cssLoader(production) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
      },
    },
  };
}

function stylePlugins(production) {
  if (!production) return [];
  return [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' })];
}

function refreshPlugins() {
  return [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, path.join(root, 'tools')] })];
}

function standalonePage(name) {
  return new HtmlWebpackPlugin({ title: `${brand.name} ${name}`, publicPath: '/', meta: { viewport: 'width=device-width, initial-scale=1' } });
}

/** In production a remote uses the federation runtime that the host has loaded already, instead of a copy of its own. */
function federation({ externalRuntime = false } = {}) {
  return {
    dts: false,
    shareStrategy: 'loaded-first',
    experiments: { externalRuntime, optimization: { target: 'web', disableSnapshot: true } },
  };
}

/** One React and one router for the whole page; everything else belongs to the remote that uses it. */
function shared({ eager, provided }) {
  const one = (version) => ({
    singleton: true,
    strictVersion: true,
    eager,
    version,
    requiredVersion: `^${version}`,
    ...(provided ? {} : { import: false }),
  });
  const react = one(versionOf('react'));
  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': one(versionOf('react-dom')),
    'shared-contracts/router': one(versionOf('react-router')),
  };
}

function versionOf(packageName) {
  return JSON.parse(readFileSync(path.join(root, 'node_modules', packageName, 'package.json'), 'utf8')).version;
}

/** The host reads it from the manifest before any code of the remote runs. */
function nameContract(stats) {
  Object.assign(stats.metaData, { contractVersion: CONTRACT_VERSION });
}

/** Every dev server has a port of its own; the host's passes on what the API answers. */
function devServer() {
  const port = Number(process.env.DEV_PORT) || 0;
  const api = process.env.DEV_API;
  return {
    port: port || 'auto',
    historyApiFallback: true,
    hot: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false, ...(port ? { webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' } } : {}) },
    proxy: api ? [{ context: ['/api', '/config.json', '/remotes.json'], target: api }] : [],
  };
}
