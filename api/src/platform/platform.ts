import type { FastifyBaseLogger } from 'fastify';
import { apiRoot, migrationsDir } from '../locate';
import type { Config } from '../config';
import type { Database } from './database/database';
import { createDatabaseHealth, type DatabaseHealth } from './database/health';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open';
import { createFiles, type Files } from './files/files';
import { createJobs } from './jobs/boss-jobs';
import type { Jobs } from './jobs/jobs';
import { createMailer } from './mail/create-mailer';
import { createLifecycle, type Lifecycle } from './lifecycle';
import type { Mailer } from './mail/mailer';
import { createNotices, type Notices } from './notices';
import { createPrincipals, type Principals } from './principal/principals';
import { openTracing, traceStatements, type Tracing } from './tracing';
import { createVault, expectSameKey, vaultKey, type Vault } from './vault';
import { readVersion } from './version';

/** What every module builds on. */
export interface Platform {
  readonly config: Config;
  readonly version: string;
  readonly database: Database;
  readonly jobs: Jobs;
  /** What the processes of this database tell each other. */
  readonly notices: Notices;
  readonly mail: Mailer;
  readonly files: Files;
  readonly principals: Principals;
  /** Keeps secrets unreadable at rest. */
  readonly vault: Vault;
  readonly lifecycle: Lifecycle;
  readonly health: DatabaseHealth;
  readonly log: FastifyBaseLogger;
  /** Null where no collector was named. */
  readonly tracing: Tracing | null;
  /** The present moment; tests replace it. */
  now(): Date;
}

/** Opens the database, brings it to the newest migration and puts the platform together. */
export async function openPlatform(config: Config, log: FastifyBaseLogger): Promise<Platform> {
  const tracing = await openTracing(config, readVersion(apiRoot));
  const opened = await openDatabase(config);
  const database = tracing ? traceStatements(opened, tracing) : opened;
  try {
    const platform = await platformOn(database, config, log, tracing);
    await expectSameKey(platform.vault, database);
    return platform;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The platform over a database that is already open. */
export async function platformOn(
  database: Database,
  config: Config,
  log: FastifyBaseLogger,
  tracing: Tracing | null = null,
): Promise<Platform> {
  await migrate(database, migrationsDir);
  const vault = createVault(() => vaultKey(config.vaultKey, config.dataDir));
  const jobs = createJobs(database, log);
  return {
    config,
    version: readVersion(apiRoot),
    database,
    jobs,
    notices: await createNotices(database),
    mail: await createMailer(config, database, jobs, vault),
    files: createFiles(database),
    principals: createPrincipals({ secureCookies: config.production }),
    vault,
    lifecycle: createLifecycle(),
    health: createDatabaseHealth(() => database.ping()),
    log,
    tracing,
    now: () => new Date(),
  };
}
