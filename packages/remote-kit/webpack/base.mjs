import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';

const here = import.meta.dirname;
const loader = (name) => createRequire(import.meta.url).resolve(name);

/** By its file, since the package exports the runtime under the one name that is led to the shared runtime. */
const refreshAliases = {
  'react-refresh/runtime$': path.join(here, 'refresh-runtime.cjs'),
  'installed-refresh-runtime$': loader('react-refresh/runtime'),
};

/** @param {{ mode?: string }} argv what webpack's command line was given */
export const isProduction = (argv) => (argv.mode ?? process.env.NODE_ENV ?? 'production') === 'production';

/**
 * What every browser build has in common.
 * @param {{ folder: string, production: boolean, cacheDirectory: string, rules?: object[] }} options `rules` of the project beside the usual ones
 */
export function baseConfig({ folder, production, cacheDirectory, rules = [] }) {
  return {
    context: folder,
    mode: production ? 'production' : 'development',
    target: 'web',
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      ...(production ? {} : { alias: refreshAliases }),
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, loader: loader('swc-loader'), options: swcOptions(production) },
        {
          test: /\.css$/,
          use: [production ? MiniCssExtractPlugin.loader : loader('style-loader'), cssLoader(production)],
        },
        { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
        ...rules,
      ],
    },
    optimization: {
      // With the cache on disk, an inlined export keeps the value of an earlier build: a wrong contract version was shipped so.
      inlineExports: false,
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: { type: 'filesystem', cacheDirectory },
  };
}

/** Where files go; a production build names each by its content. */
export function output(folder, production) {
  return {
    // A build goes into a fresh folder that then takes the place of the last one: nothing old or touched survives in it.
    path: path.join(folder, process.env.BUILD_FOLDER ?? 'dist'),
    clean: true,
    filename: production ? '[name].[contenthash:8].js' : '[name].js',
    chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  };
}

export function swcOptions(production) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // Never the elements of development: a remote from a dev server is also shown in a product with the React that visitors get.
      transform: { react: { runtime: 'automatic', development: false, refresh: !production } },
    },
  };
}

export function cssLoader(production) {
  return {
    loader: loader('css-loader'),
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

export function stylePlugins(production) {
  if (!production) return [];
  return [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
  ];
}

export const refreshPlugins = () => [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, here] })];

/** Every dev server has a port of its own; the host's passes on what the API answers. */
export function devServer() {
  const port = Number(process.env.DEV_PORT) || 0;
  const api = process.env.DEV_API;
  return {
    port: port || 'auto',
    historyApiFallback: true,
    hot: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      overlay: false,
      ...(port ? { webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' } } : {}),
    },
    proxy: api ? [{ context: ['/api', '/config.json', '/remotes.json'], target: api }] : [],
  };
}
