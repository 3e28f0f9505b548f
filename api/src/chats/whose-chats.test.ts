import type { InjectOptions } from 'fastify';
import type { Answer } from 'shared-contracts';
import { seedPlans } from '../billing/plans/seed-plans';
import { startTestApi, type TestApi } from '../testing/test-api';
import { createTestChatsModule } from './testing/test-chats-module';
import { createFakeEngine } from './testing/fake-engine';

const engine = createFakeEngine();
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({
    modules: [createTestChatsModule({ engine: () => engine })],
  });
  await seedPlans(api.platform.database.db, false);
  api.platform.principals.useUserResolver((request) => {
    const name = request.headers['x-test-user'];
    return Promise.resolve(
      typeof name === 'string'
        ? { kind: 'user', userId: name, email: `${name}@example.com`, name, role: 'customer' }
        : null,
    );
  });
});
afterAll(() => api.close());
beforeEach(() => engine.requests.splice(0));

type Ask = (payload: object) => Promise<Answer>;
const question = (payload: object): InjectOptions => ({ method: 'POST', url: '/api/chat', payload });

const withoutCookies: Ask = async (payload) => (await api.app.inject(question(payload))).json<Answer>();

async function visitor(): Promise<{ ask: Ask; cookie: string }> {
  const first = await api.app.inject({ method: 'GET', url: '/api/usage' });
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    cookie,
    ask: async (payload) => (await api.app.inject({ ...question(payload), headers: { cookie } })).json<Answer>(),
  };
}

const messagesIn = async (id: string) =>
  (
    await api.platform.database.query<{ content: string }>(
      `select content from message where conversation_id::text = $1 and role = 'user' order by position`,
      [id],
    )
  ).map(({ content }) => content);

test('a caller without cookies continues by the id of the conversation', async () => {
  const { conversationId } = await withoutCookies({ question: 'My cheque bounced' });
  const next = await withoutCookies({ question: 'How long do I have?', conversationId });
  expect(next.conversationId).toBe(conversationId);
  expect(engine.requests[1]?.turns).not.toEqual([]);
});

test("nobody writes into a visitor's chat by its id: another visitor and a caller without cookies get chats of their own", async () => {
  const asha = await visitor();
  const binod = await visitor();
  const { conversationId, questionId } = await asha.ask({ question: 'Asha asks' });
  for (const ask of [binod.ask, withoutCookies]) {
    const answer = await ask({ question: 'Let me in', conversationId, replaces: questionId });
    expect(answer.conversationId).not.toBe(conversationId);
  }
  expect(await messagesIn(conversationId)).toEqual(['Asha asks']);
  expect(engine.requests.slice(1).map(({ turns }) => turns)).toEqual([[], []]);
});

test('a chat that began with the first visit is the visitor’s alone once the cookie came back', async () => {
  const first = await api.app.inject(question({ question: 'First visit' }));
  const { conversationId } = first.json<Answer>();
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await api.app.inject({ method: 'GET', url: '/api/conversations', headers: { cookie } });
  expect((await withoutCookies({ question: 'Let me in', conversationId })).conversationId).not.toBe(conversationId);
  const binod = await visitor();
  expect((await binod.ask({ question: 'Let me in', conversationId })).conversationId).not.toBe(conversationId);
  expect(await messagesIn(conversationId)).toEqual(['First visit']);
});

test('what was attached to a chat is read for its owner alone', async () => {
  const first = await api.app.inject({ method: 'GET', url: '/api/usage' });
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const owner = `visitor:${(cookie.split('=')[1] ?? '').split('.')[0] ?? ''}`;
  const { conversationId } = await withoutCookies({ question: 'Without a cookie' });
  await api.platform.database.query(
    `insert into attachment (owner, name, size, text, conversation_id) values ($1, 'letter.txt', 8, 'PLATYPUS', $2::uuid)`,
    [owner, conversationId],
  );
  await withoutCookies({ question: 'What does the letter say?', conversationId });
  expect(engine.requests.at(-1)?.attachments).toEqual([]);
});

describe('chats that were brought along from a browser', () => {
  const as = (request: InjectOptions) =>
    api.app.inject({ ...request, headers: { ...request.headers, 'x-test-user': 'importer' } });
  const bring = async (): Promise<string> => {
    const messages = [
      { role: 'user', content: 'May I?', citations: [], at: '2026-11-20T10:00:00Z' },
      {
        role: 'assistant',
        content: 'Pay [here](https://evil.example) [1].',
        citations: ['ni-act-138'],
        at: '2026-11-20T10:00:05Z',
      },
    ];
    const kept = await as({
      method: 'POST',
      url: '/api/conversations/import',
      payload: { conversations: [{ title: 'Before', messages }] },
    });
    return kept.json<{ conversations: { id: string }[] }>().conversations[0]?.id ?? '';
  };
  const share = (id: string) => as({ method: 'POST', url: `/api/conversations/${id}/share` });

  it('are not shared, and not printed', async () => {
    const id = await bring();
    const refused = await share(id);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'Only answers that were written here can be shared. Ask a question in this chat first.',
    ]);
    const { messages } = (await as({ method: 'GET', url: `/api/conversations/${id}/messages` })).json();
    expect((await as({ method: 'GET', url: `/api/messages/${messages[1].id}/pdf` })).statusCode).toBe(409);
  });

  it('show what was asked and answered since, without links to elsewhere', async () => {
    const id = await bring();
    await as(question({ question: 'Look at https://evil.example', conversationId: id }));
    const { token } = (await share(id)).json();
    const copy = await api.app.inject({ method: 'GET', url: `/api/shared/${token}` });
    expect(copy.json().messages).toMatchObject([
      { role: 'user', content: 'Look at (link removed)' },
      { role: 'assistant', content: 'You can complain [1].' },
    ]);
    expect(copy.headers['x-robots-tag']).toBe('noindex, nofollow');
  });
});

test('an answer that ends with the process counts when its reader saw a part of it, and is kept', async () => {
  const { lifecycle } = api.platform;
  const asha = await visitor();
  const streamed = api.app.inject({
    ...question({ question: 'Stream and wait' }),
    headers: { cookie: asha.cookie, accept: 'text/event-stream' },
  });
  const whole = api.app.inject({ ...question({ question: 'Whole and wait' }), headers: { cookie: asha.cookie } });
  while (engine.requests.length < 2) await new Promise((resolve) => setImmediate(resolve));
  lifecycle.endAnswers();
  expect((await streamed).body).toMatch(/event: delta[^]+event: error\ndata: .*restarting/);
  expect((await whole).statusCode).toBe(503);
  const usage = await api.app.inject({ method: 'GET', url: '/api/usage', headers: { cookie: asha.cookie } });
  expect(usage.json()).toMatchObject({ used: 1 });
});

test('an account keeps a bounded amount of imported chats', async () => {
  const headers = { 'x-test-user': 'collector' };
  const at = new Date().toISOString();
  const messages = [{ role: 'user', content: 'A question from before', citations: [], at }];
  const send = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/conversations/import',
      headers,
      payload: { conversations: [{ title: 'Before', messages }] },
    });
  expect((await send()).statusCode).toBe(200);
  await api.platform.database.query(
    `insert into message (conversation_id, role, content, imported)
     select id, 'user', repeat('x', 4999990), true from conversation where owner = 'user:collector' limit 1`,
  );
  const refused = await send();
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    413,
    'You have brought along as many chats as can be kept. Delete some of them first.',
  ]);
});
