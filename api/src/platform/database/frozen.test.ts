import { contactModule } from '../../contact/contact-module';
import { monitoringModule } from '../../monitoring/monitoring-module';
import { startStandInPostgres, type StandInPostgres } from '../../testing/stand-in-postgres';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { openTestDatabase, testDatabaseKind } from '../../testing/test-database';
import type { Database } from './database';
import { createDatabaseHealth, saysDatabaseGone, type DatabaseHealth } from './health';
import { inTime } from './in-time';
import { openServer } from './server';

/** So long at most does anybody wait for a sentence. */
const LIMIT_MS = 3_000;

const whenEmbedded = testDatabaseKind === 'embedded' ? test : test.skip;

/** The clock of the product stands still but for what a test lets pass; sockets and files go on. */
const holdTheClock = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance'] });

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets time pass until the database is found again. */
async function untilUp(health: DatabaseHealth): Promise<void> {
  while (!health.isUp) {
    await jest.advanceTimersByTimeAsync(100);
    await turn();
  }
}

beforeEach(() => void holdTheClock());
afterEach(() => void jest.useRealTimers());

describe('a PostgreSQL server', () => {
  let server: StandInPostgres;
  let database: Database;
  let health: DatabaseHealth;
  beforeEach(async () => {
    server = await startStandInPostgres();
    database = await openServer(server.url, 2);
    health = createDatabaseHealth(() => database.ping());
    await health.look();
    health.start();
  });
  afterEach(async () => {
    health.stop();
    const closed = database.close();
    await server.stop();
    await closed;
  });

  it('that freezes keeps nobody longer than 3 s, and is found again by itself', async () => {
    expect(health.isUp).toBe(true);
    server.freeze();
    const waiting = expect(health.orFail(database.query('select $1', ['what a call asks']))).rejects.toMatchObject({
      status: 503,
    });
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    await waiting;
    expect(health.isUp).toBe(false);
    await expect(health.orFail(new Promise(() => undefined))).rejects.toMatchObject({ status: 503 });

    server.thaw();
    await untilUp(health);
    await expect(health.orFail(database.query('select $1', ['again']))).resolves.toEqual([]);
  });

  it('that stops is named as such at once, and is found again by itself', async () => {
    await server.stop();
    const told: unknown = await database.query('select 1').catch((error: unknown) => error);
    expect(saysDatabaseGone(told)).toBe(true);
    while (health.isUp) {
      await jest.advanceTimersByTimeAsync(100);
      await turn();
    }
    await server.start();
    await untilUp(health);
    await expect(database.query('select 1')).resolves.toEqual([]);
  });
});

(testDatabaseKind === 'embedded' ? describe : describe.skip)('the embedded database', () => {
  let api: TestApi;
  beforeEach(async () => {
    jest.useRealTimers();
    api = await startTestApi({ modules: [monitoringModule, contactModule] });
    api.platform.lifecycle.becomeReady();
    holdTheClock();
    api.platform.health.start();
  });
  afterEach(async () => {
    api.platform.health.stop();
    jest.useRealTimers();
    await api.close();
  });
  const payload = { firstName: 'Asha', email: 'asha@example.com', message: 'Hello' };
  const send = () => api.app.inject({ method: 'POST', url: '/api/contact', payload });

  it('that freezes gives every call a sentence within 3 s, and goes on by itself', async () => {
    const { database, health } = api.platform;
    let thaw = (): void => undefined;
    const frozen = database.together(() => new Promise<void>((resolve) => (thaw = resolve)));
    const waiting = send();
    await turn();
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    for (const response of [await waiting, await send()]) {
      expect([response.statusCode, response.json().failing]).toEqual([503, 'database']);
      expect(response.json().detail).toMatch(/^The database does not answer .+\.$/);
    }
    expect((await api.app.inject('/readyz')).statusCode).toBe(503);

    thaw();
    await frozen;
    await untilUp(health);
    expect([(await send()).statusCode, (await api.app.inject('/readyz')).statusCode]).toEqual([200, 200]);
  });

  it('that is at work for long, as for a backup, is waited for', async () => {
    const { database, health } = api.platform;
    let isEnough = false;
    const long = database.together(async ({ query }) => {
      while (!isEnough) {
        await query('select 1');
        await turn();
      }
    });
    const waiting = send();
    for (let passed = 0; passed < 2 * LIMIT_MS; passed += 100) {
      await jest.advanceTimersByTimeAsync(100);
      await turn();
    }
    expect(health.isUp).toBe(true);
    isEnough = true;
    await long;
    expect((await waiting).statusCode).toBe(200);
  });
});

test('a process that is held up itself takes nothing for lost', async () => {
  const work = inTime(new Promise((resolve) => setTimeout(resolve, 350, 'late')), 200, Date.now);
  await jest.advanceTimersByTimeAsync(400);
  await expect(work).resolves.toBe('late');
  const silent = expect(inTime(new Promise(() => undefined), 200)).rejects.toThrow('within 200 ms');
  await jest.advanceTimersByTimeAsync(200);
  await silent;
});

whenEmbedded('an embedded database that has stopped is named as such', async () => {
  jest.useRealTimers();
  const database = await openTestDatabase();
  await database.close();
  expect(saysDatabaseGone(await database.query('select 1').catch((error: unknown) => error))).toBe(true);
  await expect(database.ping()).rejects.toThrow();
});
