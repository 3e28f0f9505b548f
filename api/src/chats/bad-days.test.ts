import type { AddressInfo } from 'node:net';
import type { Answer, Usage } from 'shared-contracts';
import { openBrowser, type Browser } from '../accounts/testing/browser';
import { seedPlans } from '../billing/plans/seed-plans';
import { createPlanAllowance } from '../billing/usage/allowance';
import { startTestApi, type TestApi } from '../testing/test-api';
import { createChatsModule } from './chats-module';
import { createFakeEngine, findFakeCitations } from './testing/fake-engine';

describe('nothing is lost, and nothing counts twice', () => {
  let api: TestApi;
  let url: string;
  beforeAll(async () => {
    api = await startTestApi({
      modules: [
        createChatsModule({
          engine: () => createFakeEngine(),
          findCitations: () => findFakeCitations,
          allowance: createPlanAllowance,
        }),
      ],
    });
    await seedPlans(api.platform.database.db, false);
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => api.close());

  const used = async (browser: Browser): Promise<number> =>
    (await browser.request('GET', '/api/usage')).json<Usage>().used;

  const messagesOf = (conversationIds: readonly string[]) =>
    api.platform.database.query<{ id: string; content: string }>(
      'select id, content from message where conversation_id = any($1) order by role desc',
      [conversationIds],
    );

  test('two tabs that ask at once, in one chat and in new ones', async () => {
    const browser = openBrowser(api);
    await browser.request('GET', '/api/usage');
    const ask = async (question: string, conversationId?: string): Promise<Answer> =>
      (await browser.request('POST', '/api/chat', { question, ...(conversationId && { conversationId }) })).json();
    const first = await ask('The first one');
    const { conversationId } = first;
    const answers = await Promise.all([
      ask('In the first tab', conversationId),
      ask('In the second tab', conversationId),
      ask('A new chat of the first tab'),
      ask('A new chat of the second tab'),
    ]);
    const chats = new Set(answers.map((answer) => answer.conversationId));
    expect(chats.size).toBe(3);
    const kept = new Set((await messagesOf([...chats])).map(({ id }) => id));
    const promised = [first, ...answers].flatMap(({ questionId, messageId }) => [questionId, messageId]);
    expect(promised.filter((id) => !kept.has(id))).toEqual([]);
    expect([kept.size, await used(browser)]).toEqual([10, 5]);
  });

  test('offline before the answer came, and back: the question is asked anew and counts once', async () => {
    const browser = openBrowser(api);
    await browser.request('GET', '/api/usage');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const gone = new AbortController();
    const asked = fetch(`${url}/api/chat`, {
      method: 'POST',
      signal: gone.signal,
      headers: { 'content-type': 'application/json', cookie, origin: url },
      body: JSON.stringify({ question: 'My cheque bounced, wait' }),
    });
    while ((await used(browser)) === 0) await new Promise((resolve) => setImmediate(resolve));
    gone.abort();
    await expect(asked).rejects.toThrow();
    while ((await used(browser)) > 0) await new Promise((resolve) => setImmediate(resolve));

    const answer = await browser.request('POST', '/api/chat', { question: 'My cheque bounced' });
    const { conversationId } = answer.json<Answer>();
    expect((await messagesOf([conversationId])).map(({ content }) => content)).toEqual([
      'My cheque bounced',
      'You can complain [1].',
    ]);
    expect(await used(browser)).toBe(1);
    expect(await api.platform.database.query(`select 1 from message where content like '%, wait'`)).toEqual([]);
  });
});
