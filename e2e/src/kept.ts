import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface KeptBuild {
  readonly name: string;
  /** Of all files of the release, of which those that a page runs are kept. */
  readonly id: string;
  readonly contractVersion: string;
  readonly commit: string;
}

/** The builds of the release before, which `npm run release -- keep` wrote. */
export const keptBuilds = (
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../previous/kept.json'), 'utf8')) as {
    readonly builds: readonly KeptBuild[];
  }
).builds;
