import type { AddressInfo } from 'node:net';
import type { Answer, Usage } from 'shared-contracts';
import { openBrowser, type Browser } from '../accounts/testing/browser';
import { seedPlans } from '../billing/plans/seed-plans';
import { startTestApi, type TestApi } from '../testing/test-api';
import { createTestChatsModule } from './testing/test-chats-module';
import { createFakeEngine } from './testing/fake-engine';

describe('nothing is lost, and nothing counts twice', () => {
  let api: TestApi;
  let url: string;
  const engine = createFakeEngine();
  beforeAll(async () => {
    api = await startTestApi({
      modules: [createTestChatsModule({ engine: () => engine })],
    });
    await seedPlans(api.platform.database.db, false);
    api.platform.principals.useUserResolver((request) =>
      Promise.resolve(
        request.headers.cookie?.includes('signed-in=1')
          ? { kind: 'user', userId: 'asha', role: 'customer', email: 'asha@example.com', name: 'Asha' }
          : null,
      ),
    );
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

  describe('a question that its page sends again under the same name', () => {
    const askedAs = 'a-name-that-the-page-made';
    const again = (browser: Browser, parts: object = {}) =>
      browser.request('POST', '/api/chat', { question: 'My cheque bounced', askedAs, ...parts });

    async function readsThenLosesTheLine(browser: Browser, body: object): Promise<void> {
      const gone = new AbortController();
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(`${url}/api/chat`, {
        method: 'POST',
        signal: gone.signal,
        headers: { accept: 'text/event-stream', 'content-type': 'application/json', cookie, origin: url },
        body: JSON.stringify(body),
      });
      const { value } = (await response.body?.getReader().read()) ?? {};
      expect(new TextDecoder().decode(value)).toContain('event: delta');
      gone.abort();
    }

    test('has the whole answer in the place of the half that had arrived, and counts once', async () => {
      const browser = openBrowser(api);
      await browser.request('GET', '/api/usage');
      const question = 'My cheque bounced, pause';
      await readsThenLosesTheLine(browser, { question, askedAs });
      const { conversationId, answer, usage } = (await again(browser, { question })).json<Answer>();
      expect([answer, usage.used, await used(browser)]).toEqual(['You can complain [1].', 1, 1]);
      expect((await messagesOf([conversationId])).map(({ content }) => content)).toEqual([question, answer]);
      const chats = (await browser.request('GET', '/api/conversations')).json<{ conversations: { id: string }[] }>();
      expect(chats.conversations.map(({ id }) => id)).toEqual([conversationId]);
    });

    test.each(['a visitor', 'an account'])(
      'has its first exchange in the chat that it continued, for %s',
      async (who) => {
        const browser = openBrowser(api);
        if (who === 'an account') browser.cookies.set('signed-in', '1');
        const first = (await browser.request('POST', '/api/chat', { question: 'The first one' })).json<Answer>();
        const { conversationId } = first;
        const question = `And my rent, pause, asks ${who}`;
        await readsThenLosesTheLine(browser, { question, conversationId, askedAs });
        // The new page has read the half that was kept, and names it as what it replaces.
        while ((await messagesOf([conversationId])).length < 4) await new Promise((resolve) => setImmediate(resolve));
        const half = (await messagesOf([conversationId])).find(({ content }) => content === question);
        const { answer } = (await again(browser, { question, conversationId, replaces: half?.id })).json<Answer>();
        expect((await messagesOf([conversationId])).map(({ content }) => content).sort()).toEqual(
          ['The first one', first.answer, question, answer].sort(),
        );
        expect(await used(browser)).toBe(2);
      },
    );

    test('gets the answer that was kept while nobody could read it, and is not answered twice', async () => {
      const browser = openBrowser(api);
      await browser.request('GET', '/api/usage');
      const before = engine.requests.length;
      const [one, other] = await Promise.all([again(browser), again(browser)]);
      const late = await again(browser);
      const ids = [one, other, late].map((response) => response.json<Answer>().messageId);
      expect(new Set(ids).size).toBe(1);
      expect(late.json<Answer>()).toEqual(one.json());
      expect([engine.requests.length - before, await used(browser)]).toEqual([1, 1]);
    });

    test('is another one with other words, and for somebody else', async () => {
      const [browser, stranger] = [openBrowser(api), openBrowser(api)];
      for (const one of [browser, stranger]) await one.request('GET', '/api/usage');
      const first = (await again(browser)).json<Answer>();
      const second = (await again(browser, { question: 'And my rent?' })).json<Answer>();
      const theirs = (await again(stranger)).json<Answer>();
      expect(new Set([first.messageId, second.messageId, theirs.messageId]).size).toBe(3);
      expect([await used(browser), await used(stranger)]).toEqual([2, 1]);
    });
  });
});
