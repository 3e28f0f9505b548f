import { statusRoutes } from 'shared-contracts/calls/status/routes';
import { statusSchemas } from 'shared-contracts/calls/status/schemas';
import { ProblemError } from '../platform/http/problem';
import { serveCalls } from '../platform/http/serve-calls';
import type { ApiModule } from '../platform/module';
import type { Platform } from '../platform/platform';

const DATABASE_ANSWERS_WITHIN_MS = 2500;

/** Says whether the product can work, for people and for health checks. */
export const statusModule: ApiModule = {
  name: 'status',
  register(app, platform) {
    serveCalls(
      app,
      platform.principals,
      statusRoutes,
      statusSchemas,
    )({
      async status({ reply }) {
        reply.header('cache-control', 'no-store');
        await expectDatabase(platform);
        return {
          status: 'ok',
          version: platform.version,
          database: platform.database.kind,
          answers: platform.config.llm ? 'model' : 'built-in',
        };
      },
    });
  },
};

async function expectDatabase({ database, log }: Platform): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database is late.')), DATABASE_ANSWERS_WITHIN_MS);
  });
  try {
    await Promise.race([database.query('select 1'), late]);
  } catch (error) {
    log.error({ err: error }, 'database check failed');
    throw new ProblemError(503, 'The database does not answer.', { failing: 'database' });
  } finally {
    clearTimeout(timer);
  }
}
