import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { migrationsDir } from '../../locate';
import { openTestDatabase } from '../../testing/test-database';
import { limitRate } from './rate-limit';

let database: Database;
const apps: FastifyInstance[] = [];

async function startProcess(queries: Pick<Database, 'query'>): Promise<FastifyInstance> {
  const app = Fastify();
  await limitRate(app, 3, queries);
  app.get('/api/status', () => 'ok');
  apps.push(app);
  return app;
}

beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, migrationsDir);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.close();
});

test('two processes let through together what one address may ask for', async () => {
  // In one minute by the clock, whenever the test runs.
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000_000_000);
  const [one, other] = [await startProcess(database), await startProcess(database)];
  const ask = async (app: FastifyInstance, remoteAddress = '10.0.0.1') =>
    (await app.inject({ url: '/api/status', remoteAddress })).statusCode;
  expect([await ask(one), await ask(other), await ask(one), await ask(other), await ask(one)]).toEqual([
    200, 200, 200, 429, 429,
  ]);
  expect(await ask(other, '10.0.0.2')).toBe(200);
  jest.restoreAllMocks();
});

test('while the database is gone nobody is refused', async () => {
  const app = await startProcess({ query: () => Promise.reject(new Error('gone')) });
  for (let asked = 0; asked < 5; asked += 1)
    expect((await app.inject({ url: '/api/status', remoteAddress: '10.0.0.3' })).statusCode).toBe(200);
});
