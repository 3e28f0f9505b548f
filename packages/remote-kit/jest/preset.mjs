import { createRequire } from 'node:module';
import path from 'node:path';

const resolve = (name) => createRequire(import.meta.url).resolve(name);
const here = import.meta.dirname;

/**
 * The test setup of a remote: jsdom, TypeScript, class names as they are written.
 * @param {string} folder the remote's folder
 */
export const remoteTests = (folder) => ({
  rootDir: folder,
  roots: ['<rootDir>/src'],
  testEnvironment: path.join(here, 'browser-environment.cjs'),
  transform: {
    '\\.[cm]?[jt]sx?$': [
      resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@nyayika/)'],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(here, 'css-module.cjs'),
    '\\.(css|svg|png|jpg|webp|avif|woff2)$': path.join(here, 'asset.cjs'),
  },
});
