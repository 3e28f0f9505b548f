import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema, type Release } from './release';

/** The name of the host among releases; no remote has it. */
export const HOST = 'host';

/** The folder of one release. */
export const releaseFolder = (releasesDir: string, remote: string, id: string): string => join(releasesDir, remote, id);

/** The file of the list of events beside the releases. */
export const releaseLogPath = (releasesDir: string): string => join(releasesDir, 'releases.jsonl');

/** What `release.json` of a folder says; undefined where there is none or it is damaged. */
export function readRelease(releasesDir: string, remote: string, id: string): Release | undefined {
  try {
    const text = readFileSync(join(releaseFolder(releasesDir, remote, id), 'release.json'), 'utf8');
    return releaseSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Every release of a remote that lies in the folder, the newest first. */
export function builtReleases(releasesDir: string, remote: string): Release[] {
  const folder = join(releasesDir, remote);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((id) => readRelease(releasesDir, remote, id) ?? [])
    .sort((a, b) => b.builtAt.localeCompare(a.builtAt));
}
