import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { remoteConfig as configOf } from './remote.mjs';

/**
 * The webpack configuration of a remote in a repository of its own. Its contract is that of the installed `@nyayika/host-api`.
 * @param {{ folder: string, rules?: object[] }} remote its folder, with `remote.json` and `src/remote.tsx`
 */
export function remoteConfig({ folder, rules = [] }) {
  process.env.BUILD_ID ??= sourcesOf(folder);
  const own = createRequire(path.join(folder, 'package.json'));
  const { version } = JSON.parse(readFileSync(own.resolve('@nyayika/host-api/package.json'), 'utf8'));
  return configOf({
    folder,
    contractVersion: version.split('.').slice(0, 2).join('.'),
    title: 'Nyayika',
    router: '@nyayika/host-api/router',
    // The packages of the contract name their files without an ending.
    rules: [{ test: /[\\/]@nyayika[\\/].*\.js$/, resolve: { fullySpecified: false } }, ...rules],
  });
}

/** Tells builds of different sources apart; the same sources give the same. */
function sourcesOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(path.join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of [...files.sort(), path.join(folder, 'remote.json'), path.join(folder, 'package.json')])
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
}
