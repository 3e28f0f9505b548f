import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../release';
import { releaseFolder } from '../release-folders';

/** Lays a small release down, as a build would. */
export function layDown(releasesDir: string, id: string, change: Partial<Release> = {}): void {
  const remote = change.remote ?? 'chat';
  const folder = releaseFolder(releasesDir, remote, id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), `/* ${id} */`);
  const release: Release = {
    remote,
    id,
    commit: 'c0ffee',
    builtAt: '2026-11-22T10:00:00Z',
    contractVersion: '1.1',
    globalName: `remote_${remote}`,
    entry: 'remoteEntry.js',
    preload: ['remoteEntry.js'],
    shared: {},
    files: [{ path: 'remoteEntry.js', bytes: 18, integrity: `sha384-${id}` }],
    ...change,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
}
