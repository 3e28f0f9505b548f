import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The name under which the page shares its router, whichever package a remote takes it from. */
export const ROUTER = 'shared-contracts/router';

/** In production a remote uses the federation runtime that the host has loaded already, instead of a copy of its own. */
export function federation({ externalRuntime = false } = {}) {
  return {
    dts: false,
    shareStrategy: 'loaded-first',
    experiments: { externalRuntime, optimization: { target: 'web', disableSnapshot: true } },
  };
}

/**
 * One React and one router for the whole page; everything else belongs to the remote that uses it.
 * @param {{ folder: string, eager: boolean, provided: boolean, router?: string }} options `folder` whose packages count; `router` from
 *   where the code imports the router
 */
export function shared({ folder, eager, provided, router = ROUTER }) {
  const one = (version) => ({
    singleton: true,
    strictVersion: true,
    eager,
    version,
    requiredVersion: `^${version}`,
    ...(provided ? {} : { import: false }),
  });
  const versionOf = (name) => installedVersion(folder, name);
  const react = one(versionOf('react'));
  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': one(versionOf('react-dom')),
    [router]: { ...one(versionOf('react-router')), shareKey: ROUTER },
  };
}

function installedVersion(folder, name) {
  const file = createRequire(path.join(folder, 'package.json')).resolve(`${name}/package.json`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
