import type { Config } from '../../config';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openServer } from './server';

/** Opens the database that the configuration names: a server, or the embedded one in the data folder. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl ? openServer(config.databaseUrl, config.databasePool) : openEmbedded(config.dataDir);
}
