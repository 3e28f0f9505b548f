import { telemetryRoutes } from 'shared-contracts/calls/telemetry/routes';
import { telemetrySchemas } from 'shared-contracts/calls/telemetry/schemas';
import { serveCalls } from '../platform/http/serve-calls';
import type { ApiModule } from '../platform/module';
import { openReleaseLog } from './open-release-log';
import { countReported } from './release-counts';
import { watchCanary } from './watch-canary';

/** Counts what browsers report of releases, and takes a canary back that errs too much. */
export const telemetryModule: ApiModule = {
  name: 'telemetry',
  register(app, platform) {
    const { config, database, log } = platform;
    const releases = openReleaseLog(config, database);
    serveCalls(
      app,
      platform.principals,
      telemetryRoutes,
      telemetrySchemas,
    )({
      async report({ body: { events } }) {
        const now = platform.now();
        for (const event of events) await countReported(database, now.toISOString().slice(0, 10), event);
        const failed = events.filter(({ kind }) => kind === 'failure' || kind === 'error');
        for (const { remote, id, name } of failed) log.warn({ remote, release: id, failure: name }, 'a remote failed');
        for (const remote of new Set(failed.map((event) => event.remote)))
          if (await watchCanary(releases, database, remote, now)) log.warn({ remote }, 'a canary was taken back');
        return { counted: events.length };
      },
    });
  },
};
