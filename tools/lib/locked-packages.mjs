import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

const inModules = 'node_modules/';

/** Packages whose own description names no licence that tools can read, with what their licence file says. */
const saidElsewhere = { 'png-js': 'MIT' };

/**
 * What the lock file installs, each package once: name, version, licence, address and hash.
 * @param {{ production?: boolean }} which `production` leaves out what only building and testing need
 */
export function lockedPackages({ production = false } = {}) {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes(inModules) || entry.link || (production && (entry.dev || entry.devOptional))) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf(inModules) + inModules.length);
    found.set(`${name}@${entry.version}`, {
      name,
      version: entry.version,
      license: entry.license ?? saidElsewhere[name] ?? '',
      resolved: entry.resolved ?? '',
      integrity: entry.integrity ?? '',
    });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}
