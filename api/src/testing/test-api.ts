import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app';
import { readConfig, type Config } from '../config';
import { modules as allModules } from '../modules';
import type { ApiModule } from '../platform/module';
import { platformOn, type Platform } from '../platform/platform';
import { openTestDatabase } from './test-database';

/** A running API on a database of its own; requests go in by `app.inject`. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** Environment variables beside the test defaults (no sample data, no rate limit). */
  readonly environment?: Readonly<Record<string, string>>;
  /** The modules that the test needs; all of them by default. */
  readonly modules?: readonly ApiModule[];
  /** Whether background jobs run; they take a second to start. */
  readonly jobs?: boolean;
  /** A process that is there already: this one works on the same database. */
  readonly beside?: TestApi;
  /** Changes parts of the platform before the modules see it, such as the clock. */
  readonly adapt?: (platform: Platform) => Platform;
}

/** The configuration of tests. */
export function testConfig(environment: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    SAMPLE_DATA: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    SERVE_APPS: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  });
}

/** Builds the API for one test file. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { modules = allModules, adapt = (platform) => platform } = options;
  const database = options.beside?.platform.database ?? (await openTestDatabase());
  const config = testConfig(options.environment);
  const platform = adapt(await platformOn(database, config, pino({ level: config.logLevel })));
  const app = await buildApp(platform, modules);
  if (options.jobs) await platform.jobs.start();
  for (const module of modules) await module.prepare?.(platform);
  await app.ready();
  return {
    app,
    platform,
    async close() {
      // A test that went away in the middle of an answer leaves a connection, for which closing would wait.
      const closed = app.close();
      app.server.closeAllConnections();
      await closed;
      await platform.jobs.stop();
      await platform.notices.close();
      if (!options.beside) await database.close();
    },
  };
}
