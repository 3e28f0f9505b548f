import './lib/check-node.mjs';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildChanged } from './build.mjs';
import { askForAWhile, residentMegabytes, warm } from './lib/load.mjs';
import { percentile } from './lib/percentile.mjs';
import { startPrivatePostgres } from './lib/private-postgres.mjs';
import { main, Sentence } from './lib/sentence.mjs';
import { startApi } from './lib/start-api.mjs';

/** Whatever the surroundings say: the built-in engine, nothing beyond this machine. */
const alone = { NODE_ENV: '', HOST: '127.0.0.1', LLM_BASE_URL: '', SMTP_URL: '', SERVICES: 'live' };

/** How many answers a second API processes on one PostgreSQL give, how long an answer takes and how much memory a process needs. */
await main(async () => {
  const { seconds, processes } = readOptions();
  await buildChanged({ only: ['api'] });
  const started = [];
  const starting = (promise) => {
    started.push(promise);
    return promise;
  };
  // Processes on one database open what the others sealed and signed.
  const keys = { VAULT_KEY: randomBytes(32).toString('hex'), SESSION_SECRET: randomBytes(32).toString('hex') };
  let stopping;
  // What is still starting is waited for, so that nothing is left behind.
  const stopAll = () =>
    (stopping ??= (async () => {
      for (const promise of started.reverse()) await promise.then((service) => service?.stop()).catch(() => undefined);
    })());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stopAll().then(() => process.exit(130)));
  try {
    const postgres = await starting(startPrivatePostgres());
    if (!postgres) throw new Sentence('PostgreSQL was not found: install it (Debian: apt-get install postgresql).');
    const urls = [];
    const rows = [];
    for (const count of processes) {
      while (urls.length < count) {
        const { url } = await starting(startApi({ ...alone, ...keys, DATABASE_URL: postgres.url }));
        await warm(url);
        urls.push(url);
      }
      rows.push(await measure(urls, seconds));
    }
    console.table(rows);
  } finally {
    await stopAll();
  }
});

async function measure(urls, seconds) {
  const load = await askForAWhile(urls, seconds);
  const memory = await Promise.all(urls.map(residentMegabytes));
  return {
    processes: urls.length,
    'answers per second': Number((load.times.length / load.seconds).toFixed(1)),
    'p95 ms': Number(percentile(load.times, 0.95).toFixed(1)),
    'memory MB per process': Math.round(Math.max(...memory)),
  };
}

function readOptions() {
  const options = { seconds: { type: 'string', default: '10' }, processes: { type: 'string', default: '1,2,4' } };
  const usage = new Sentence(
    'Usage: npm run bench:load -- [--seconds N] [--processes 1,2,4], with 1 to 600 seconds and 1 to 16 processes.',
  );
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch {
    throw usage;
  }
  const seconds = Number(values.seconds);
  const processes = [...new Set(values.processes.split(',').map(Number))].sort((one, other) => one - other);
  const within = (value, most) => Number.isInteger(value) && value >= 1 && value <= most;
  if (!within(seconds, 600) || !processes.every((count) => within(count, 16))) throw usage;
  return { seconds, processes };
}
