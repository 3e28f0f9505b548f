import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database';
import type { JobKind, Jobs } from './jobs';

const STOP_WITHIN_MS = 4000;
const INDIA = 'Asia/Kolkata';

/** Background work kept in the database by pg-boss, so that it survives a restart and any process can do it. */
export function createJobs(database: Database, log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({ ...database.queue, useListenNotify: true, application_name: 'jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'job queue'));
  const kinds = new Map<string, JobKind>();
  let started = false;

  async function begin(kind: JobKind): Promise<void> {
    await boss.createQueue(kind.name, {
      retryLimit: 5,
      retryDelay: 5,
      retryBackoff: true,
      deleteAfterSeconds: 3600,
      notify: true,
      ...kind.options,
    });
    // A queue that is there already keeps its old options otherwise.
    if (kind.options) await boss.updateQueue(kind.name, kind.options);
    // One job a batch: pg-boss fails a whole batch when one job of it fails.
    await boss.work<object>(
      kind.name,
      { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 15 },
      async ([job]) => {
        if (job) await kind.run(job.data, job.signal);
      },
    );
    if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: INDIA });
  }

  return {
    async add(kind) {
      if (kinds.has(kind.name)) throw new Error(`There are two kinds of job named ${kind.name}.`);
      kinds.set(kind.name, kind);
      if (started) await begin(kind);
    },
    async send(name, data, options = {}) {
      await boss.send(name, data, {
        ...(options.after ? { startAfter: options.after } : {}),
        ...(options.singletonKey ? { singletonKey: options.singletonKey } : {}),
      });
    },
    async remove(name, isMeant) {
      if (!started) return;
      const jobs = await boss.findJobs<object>(name);
      const ids = jobs.filter(({ data }) => isMeant(data)).map(({ id }) => id);
      if (ids.length > 0) await boss.deleteJob(name, ids);
    },
    async start() {
      await boss.start();
      started = true;
      for (const kind of kinds.values()) await begin(kind);
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, close: true, timeout: STOP_WITHIN_MS });
    },
  };
}
