import type { FastifyBaseLogger } from 'fastify';
import { apiRoot, migrationsDir } from '../locate';
import type { Config } from '../config';
import type { Database } from './database/database';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open';
import { createFiles, type Files } from './files/files';
import { createJobs } from './jobs/boss-jobs';
import type { Jobs } from './jobs/jobs';
import { createMailer } from './mail/create-mailer';
import type { Mailer } from './mail/mailer';
import { createPrincipals, type Principals } from './principal/principals';
import { createVault, vaultKey, type Vault } from './vault';
import { readVersion } from './version';

/** What every module builds on. */
export interface Platform {
  readonly config: Config;
  readonly version: string;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mailer;
  readonly files: Files;
  readonly principals: Principals;
  /** Keeps secrets unreadable at rest. */
  readonly vault: Vault;
  readonly log: FastifyBaseLogger;
  /** The present moment; tests replace it. */
  now(): Date;
}

/** Opens the database, brings it to the newest migration and puts the platform together. */
export async function openPlatform(config: Config, log: FastifyBaseLogger): Promise<Platform> {
  const database = await openDatabase(config);
  try {
    return await platformOn(database, config, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The platform over a database that is already open. */
export async function platformOn(database: Database, config: Config, log: FastifyBaseLogger): Promise<Platform> {
  await migrate(database, migrationsDir);
  const jobs = createJobs(database, log);
  return {
    config,
    version: readVersion(apiRoot),
    database,
    jobs,
    mail: await createMailer(config, database, jobs),
    files: createFiles(database),
    principals: createPrincipals({ secureCookies: config.production }),
    vault: createVault(() => vaultKey(config.vaultKey, config.dataDir)),
    log,
    now: () => new Date(),
  };
}
