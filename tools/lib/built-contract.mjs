import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { Sentence } from './sentence.mjs';

/**
 * Holds the contract version that a remote's manifest promises against the one that its built code exports.
 * @param {string} folder the built folder; one without a manifest, such as the host's, promises nothing
 */
export async function assertContract(folder, name) {
  const file = path.join(folder, 'mf-manifest.json');
  if (!existsSync(file)) return;
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const promised = manifest.metaData.contractVersion;
  const chunks = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  const built = new Set();
  for (const chunk of chunks)
    for (const version of exportedVersions(await readFile(path.join(folder, chunk), 'utf8'))) built.add(version);
  if (built.size !== 1 || !built.has(promised))
    throw new Sentence(
      `${name} was built wrongly: its manifest promises contract ${promised}, its code exports ${[...built].join(', ') || 'none'}. Delete .cache/webpack and build again.`,
    );
}

/** The values that a chunk's modules export as `contractVersion`. The modules run with stand-ins for all that they need. */
export function exportedVersions(chunk) {
  const found = [];
  const factories = {};
  const self = new Proxy({}, { get: () => ({ push: ([, modules]) => Object.assign(factories, modules) }) });
  vm.runInNewContext(chunk, { self, globalThis: self, window: self });
  for (const factory of Object.values(factories)) {
    if (!String(factory).includes('contractVersion')) continue;
    const getters = [];
    const need = Object.assign(() => anything(), {
      d: (_exports, definition) => definition.contractVersion && getters.push(definition.contractVersion),
      r: () => undefined,
    });
    const require = new Proxy(need, { get: (target, key) => target[key] ?? anything() });
    factory({ exports: {} }, {}, require);
    for (const value of getters.map((get) => get())) if (typeof value === 'string') found.push(value);
  }
  return found;
}

/** Stands in for any module, function or component. */
function anything() {
  return new Proxy(function standIn() {}, {
    get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : anything()),
    apply: () => anything(),
    construct: () => anything(),
  });
}
