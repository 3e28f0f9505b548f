import { brand } from 'shared-contracts/brand';
import { buildApp } from './app';
import { serveBackups } from './backup/running-backup';
import { ConfigError, readConfig } from './config';
import { modules } from './modules';
import { createLog } from './platform/log';
import { openPlatform } from './platform/platform';
import { drain, giveNotice, stopOnSignals } from './platform/shutdown';
import { StartError } from './platform/start-error';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const platform = await openPlatform(config, createLog(config));
  const { lifecycle, health } = platform;
  const app = await buildApp(platform, modules);
  stopOnSignals([
    () => giveNotice(lifecycle, config.production),
    () => drain(app, lifecycle),
    () => platform.jobs.stop(),
    () => platform.notices.close(),
    () => platform.database.close(),
    async () => platform.tracing?.close(),
  ]);
  await platform.jobs.start();
  for (const module of modules) await module.prepare?.(platform);
  const port = await listen(app, config);
  await serveBackups(platform.database, config.dataDir);
  lifecycle.becomeReady();
  health.start();
  process.stdout.write(`${brand.name} is ready at http://localhost:${port}\n`);
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  config: ReturnType<typeof readConfig>,
): Promise<number> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartError(`Port ${config.port} is in use: stop the other program, or choose another port with PORT.`);
    }
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : config.port;
}

start().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(
    known
      ? `${error.message}\n`
      : `The API could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
