import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { openBrowser, type Browser } from '../../accounts/testing/browser';
import { seedPlans } from '../../billing/plans/seed-plans';
import { createPlanAllowance } from '../../billing/usage/allowance';
import { createTestChatsModule } from '../../chats/testing/test-chats-module';
import { contactModule } from '../../contact/contact-module';
import { statusModule } from '../../status/status-module';
import { startTestApi, type TestApi } from '../../testing/test-api';
import type { Platform } from '../platform';
import { StartError } from '../start-error';
import { refuseFullDisk } from './disk-full';

const noSpace = () =>
  new Error('Failed query', {
    cause: Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
  });

describe('a full disk', () => {
  let api: TestApi;
  let full = false;
  beforeAll(async () => {
    api = await startTestApi({
      modules: [statusModule, contactModule],
      adapt: (platform) => {
        const { query } = platform.database;
        const write: typeof query = (statement, parameters) =>
          full && /^\s*insert/i.test(statement) ? Promise.reject(noSpace()) : query(statement, parameters);
        return { ...platform, database: { ...platform.database, query: write } };
      },
    });
  });
  afterAll(() => api.close());

  const send = (app: FastifyInstance, message = 'Hello') =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { firstName: 'Asha', email: 'asha@example.com', message },
    });

  it('is told in a sentence to whoever writes, lets others read, and is over by itself', async () => {
    full = true;
    const refused = await send(api.app);
    expect([refused.statusCode, refused.json().failing]).toEqual([503, 'disk']);
    expect(refused.json().detail).toMatch(/^The server has no room left .+\.$/);
    expect((await api.app.inject('/api/status')).statusCode).toBe(200);
    full = false;
    expect((await send(api.app)).statusCode).toBe(200);
  });

  it('loses nothing that was accepted, while it fills and is freed', async () => {
    const accepted: string[] = [];
    for (let sent = 0; sent < 20; sent++) {
      full = sent % 5 > 2;
      const message = `Number ${sent}`;
      if ((await send(api.app, message)).statusCode === 200) accepted.push(message);
    }
    full = false;
    expect(accepted).toHaveLength(12);
    const kept = await api.platform.database.query<{ message: string }>(
      `select message from contact_message where message like 'Number %' order by id`,
    );
    expect(kept.map(({ message }) => message).sort()).toEqual([...accepted].sort());
  });

  it('stops the start with one sentence', async () => {
    await expect(refuseFullDisk('/data', () => Promise.resolve(3 * 2 ** 20))).rejects.toThrow(
      new StartError('The disk that holds /data is full (3 MB left): free some space, then start again.'),
    );
    await expect(refuseFullDisk(tmpdir())).resolves.toBeUndefined();
  });
});

describe('a disk that fills while an answer is kept', () => {
  let api: TestApi;
  /** So many more rows are written within transactions; then there is no room. */
  let room = Infinity;
  let notes = true;

  beforeAll(async () => {
    api = await startTestApi({
      modules: [
        createTestChatsModule({
          allowance: (platform) => {
            const allowance = createPlanAllowance(platform);
            return {
              ...allowance,
              async takeQuestion(principal) {
                const taken = await allowance.takeQuestion(principal);
                return { ...taken, noteLength: (n) => (notes ? taken.noteLength(n) : Promise.reject(noSpace())) };
              },
            };
          },
        }),
      ],
      adapt: (platform) => ({ ...platform, database: { ...platform.database, together: inLittleRoom(platform) } }),
    });
    await seedPlans(api.platform.database.db, false);
  });
  afterAll(() => api.close());

  function inLittleRoom({ database }: Platform): Platform['database']['together'] {
    return (work) =>
      database.together(({ query }) =>
        work({
          query: (statement, parameters) =>
            /^\s*insert/i.test(statement) && room-- < 1 ? Promise.reject(noSpace()) : query(statement, parameters),
        }),
      );
  }

  const visitor = () => openBrowser(api);
  const ask = (browser: Browser) => browser.request('POST', '/api/chat', { question: 'My cheque bounced' });
  const counts = async (browser: Browser) => ({
    used: (await browser.request('GET', '/api/usage')).json<{ used: number }>().used,
    rows: await api.platform.database.query(
      'select (select count(*)::int from conversation) as chats, (select count(*)::int from message) as messages',
    ),
  });

  it('keeps all of it or nothing, wherever the room ends, and counts no question without its answer', async () => {
    const browser = visitor();
    expect((await ask(browser)).statusCode).toBe(200);
    const before = await counts(browser);
    let refused = 0;
    for (let rows = 0; ; rows++) {
      room = rows;
      const answer = await ask(browser);
      room = Infinity;
      if (answer.statusCode === 200) break;
      refused += 1;
      expect([answer.statusCode, answer.json().failing]).toEqual([503, 'disk']);
      expect(await counts(browser)).toEqual(before);
    }
    expect(refused).toBeGreaterThan(1);
    expect(await counts(browser)).toEqual({ used: 2, rows: [{ chats: 2, messages: 4 }] });
  });

  it('gives its reader an answer that was kept, though the notes on it find no room', async () => {
    const browser = visitor();
    notes = false;
    const answer = await ask(browser);
    notes = true;
    expect([answer.statusCode, answer.json().answer]).toEqual([200, 'You can complain [1].']);
    expect((await counts(browser)).used).toBe(1);
  });
});
