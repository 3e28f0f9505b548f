import type { Config } from '../config';
import type { Database } from '../platform/database/database';
import { releaseLogPath } from './release-folders';
import { releaseLogFile, releaseLogTable, type ReleaseLog } from './release-log';

/** The list of what was done with releases: where the command line can reach it too. */
export function openReleaseLog(config: Pick<Config, 'databaseUrl' | 'releasesDir'>, database: Database): ReleaseLog {
  return config.databaseUrl ? releaseLogTable(database) : releaseLogFile(releaseLogPath(config.releasesDir));
}
