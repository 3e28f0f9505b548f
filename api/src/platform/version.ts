import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The version of the API: that of its package, and behind a plus sign the commit that its bundle was built from, which stands beside the
 * bundle. Sources that run unbuilt have no commit.
 */
export function readVersion(apiRoot: string): string {
  const { version } = JSON.parse(readFileSync(join(apiRoot, 'package.json'), 'utf8')) as { version: string };
  const file = join(apiRoot, 'dist', 'commit');
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return commit ? `${version}+${commit}` : version;
}
