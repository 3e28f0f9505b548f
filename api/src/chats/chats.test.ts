import { randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Answer } from 'shared-contracts';
import { seedPlans } from '../billing/plans/seed-plans';
import { startTestApi, type TestApi } from '../testing/test-api';
import { readingRoom } from '../documents/read-document';
import { boundVisitorAttachments } from './attachment-store';
import { createTestChatsModule } from './testing/test-chats-module';
import { forgetOldConversations } from './conversation-store';
import { createFakeEngine, section138 } from './testing/fake-engine';

const engine = createFakeEngine();
let api: TestApi;
let now = new Date('2026-11-21T06:00:00Z');

beforeAll(async () => {
  api = await startTestApi({
    modules: [createTestChatsModule({ engine: () => engine })],
    adapt: (platform) => ({ ...platform, now: () => now }),
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

const asUser = (name: string, request: InjectOptions): Promise<LightMyRequestResponse> =>
  api.app.inject({ ...request, headers: { ...request.headers, 'x-test-user': name } });
const ask = (name: string, payload: object, headers = {}) =>
  asUser(name, { method: 'POST', url: '/api/chat', payload, headers });

async function newVisitor() {
  const first = await api.app.inject({ method: 'GET', url: '/api/usage' });
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return (request: InjectOptions) => api.app.inject({ ...request, headers: { ...request.headers, cookie } });
}

test('a question is answered, and becomes a conversation with a title', async () => {
  const answer = (await ask('asha', { question: 'My cheque bounced' })).json<Answer>();
  expect(answer).toMatchObject({
    answer: 'You can complain [1].',
    citations: [section138],
    title: 'My cheque bounced',
    usage: { limit: 5, used: 1, resetsAt: '2026-11-21T18:30:00.000Z' },
  });
  const { messages } = (
    await asUser('asha', { method: 'GET', url: `/api/conversations/${answer.conversationId}/messages` })
  ).json();
  expect(messages).toMatchObject([
    { id: answer.questionId, role: 'user' },
    { id: answer.messageId, role: 'assistant', citations: [{ id: 'ni-act-138' }] },
  ]);
});

test('what is told in the form of a tool is kept, worked out anew, and known to the next question', async () => {
  const answer = (await ask('asha', { question: 'My cheque bounced, until when?' })).json<Answer>();
  expect(answer.tool).toMatchObject({ id: 'cheque-bounce', result: null });
  const url = `/api/messages/${answer.messageId}/tool`;
  const filled = { memoDate: '2026-11-06' };
  const told = await asUser('asha', { method: 'PUT', url, payload: { filled } });
  expect(told.json()).toMatchObject({ filled, result: { headline: '6 December 2026', daysLeft: 15 } });
  expect((await asUser('ravi', { method: 'PUT', url, payload: { filled } })).statusCode).toBe(404);

  const { messages } = (
    await asUser('asha', { method: 'GET', url: `/api/conversations/${answer.conversationId}/messages` })
  ).json();
  expect(messages[1]).toMatchObject({ tool: { filled, result: { headline: '6 December 2026' } } });
  await ask('asha', { question: 'And then?', conversationId: answer.conversationId });
  expect(engine.requests.at(-1)?.turns?.[0]?.tool).toMatchObject({ id: 'cheque-bounce', filled });
});

test('the same answer streams: pieces, then the whole', async () => {
  const response = await ask('asha', { question: 'Stream it' }, { accept: 'text/event-stream' });
  expect(response.headers['content-type']).toContain('text/event-stream');
  const events = response.body.trim().split('\n\n');
  expect(events.map((event) => event.split('\n')[0])).toEqual([
    'event: delta',
    'event: delta',
    'event: delta',
    'event: done',
  ]);
  expect(JSON.parse(events[3]?.split('data: ')[1] ?? '')).toMatchObject({ answer: 'You can complain [1].' });
});

test('a follow-up brings what was talked about before; an edited question takes the place of the last one', async () => {
  const first = (await ask('follow', { question: 'First' })).json<Answer>();
  const second = (await ask('follow', { question: 'Second', conversationId: first.conversationId })).json<Answer>();
  const turns = [{ question: 'First', subjects: ['cheque-bounce', 'ni-act-138'] }];
  expect(engine.requests[1]?.turns).toEqual(turns);
  await ask('follow', {
    question: 'Second, better',
    conversationId: first.conversationId,
    replaces: second.questionId,
  });
  expect(engine.requests[2]?.turns).toEqual(turns);
  const { messages } = (
    await asUser('follow', { method: 'GET', url: `/api/conversations/${first.conversationId}/messages` })
  ).json();
  expect(messages.map(({ content }: { content: string }) => content)).toEqual([
    'First',
    'You can complain [1].',
    'Second, better',
    'You can complain [1].',
  ]);
});

test('a visitor has five questions a day, counted by cookie; tomorrow there are five more', async () => {
  const visitor = await newVisitor();
  const asked = (question: string) => visitor({ method: 'POST', url: '/api/chat', payload: { question } });
  for (let count = 1; count <= 5; count++) expect((await asked(`Question ${count}`)).statusCode).toBe(200);
  const refused = await asked('One more');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    limit: 5,
    used: 5,
    resetsAt: '2026-11-21T18:30:00.000Z',
    detail: expect.stringContaining('limit'),
  });
  expect(
    (await (await newVisitor())({ method: 'POST', url: '/api/chat', payload: { question: 'Another visitor' } }))
      .statusCode,
  ).toBe(200);
  now = new Date('2026-11-21T18:30:00Z');
  expect((await asked('After midnight in India')).statusCode).toBe(200);
});

test('parallel questions cannot pass the limit together', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => ask('parallel', { question: `Question ${n}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
});

test('an answer that fails does not count', async () => {
  const failed = await ask('unlucky', { question: 'please fail' });
  expect(failed.statusCode).toBe(500);
  const streamed = await ask('unlucky', { question: 'please fail' }, { accept: 'text/event-stream' });
  expect(streamed.body).toContain('event: error');
  expect((await asUser('unlucky', { method: 'GET', url: '/api/usage' })).json()).toMatchObject({ used: 0 });
});

test('an answer that was stopped while it was read is kept as far as it came', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as { port: number };
  const controller = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-test-user': 'hasty' },
    body: JSON.stringify({ question: 'wait for me' }),
    signal: controller.signal,
  });
  await response.body?.getReader().read();
  controller.abort();
  const chats = async () =>
    (await asUser('hasty', { method: 'GET', url: '/api/conversations' })).json().conversations as {
      id: string;
      messageCount: number;
    }[];
  while ((await chats()).length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await chats()).toMatchObject([{ id: response.headers.get('x-conversation-id'), messageCount: 2 }]);
});

test('conversations are listed by page, found by text inside them, renamed, deleted and restored', async () => {
  const ids: string[] = [];
  for (const question of ['Rent in Pune', 'Wages', 'Divorce'])
    ids.push((await ask('lister', { question })).json<Answer>().conversationId);
  const list = async (query: string) =>
    (await asUser('lister', { method: 'GET', url: `/api/conversations?${query}` })).json();
  const page = await list('limit=2');
  expect(page.conversations).toHaveLength(2);
  expect((await list(`limit=2&cursor=${page.nextCursor}`)).conversations).toHaveLength(1);
  expect((await list('search=complain')).conversations).toHaveLength(3);
  expect((await list('search=pune')).conversations).toMatchObject([{ title: 'Rent in Pune' }]);

  const url = `/api/conversations/${ids[0]}`;
  expect((await asUser('lister', { method: 'PATCH', url, payload: { title: 'Deposit' } })).json()).toMatchObject({
    title: 'Deposit',
  });
  expect((await asUser('lister', { method: 'PATCH', url, payload: { title: '  ' } })).statusCode).toBe(400);
  await asUser('lister', { method: 'DELETE', url });
  expect((await list('search=deposit')).conversations).toHaveLength(0);
  await asUser('lister', { method: 'POST', url: `${url}/restore` });
  expect((await list('search=deposit')).conversations).toHaveLength(1);
});

test('nobody reaches the conversations of another', async () => {
  const { conversationId, messageId } = (await ask('owner', { question: 'Secret' })).json<Answer>();
  const attempts: [InjectOptions['method'], string, object?][] = [
    ['GET', `/api/conversations/${conversationId}/messages`],
    ['PATCH', `/api/conversations/${conversationId}`, { title: 'Mine' }],
    ['DELETE', `/api/conversations/${conversationId}`],
    ['POST', `/api/conversations/${conversationId}/share`],
    ['PUT', `/api/messages/${messageId}/rating`, { rating: 'down' }],
  ];
  for (const [method, url, payload] of attempts)
    expect([
      url,
      (await asUser('thief', { method: method ?? 'GET', url, ...(payload ? { payload } : {}) })).statusCode,
    ]).toEqual([url, 404]);
  const own = (await ask('thief', { question: 'Join', conversationId })).json<Answer>();
  expect(own.conversationId).not.toBe(conversationId);
});

test('a shared copy shows what was said until then, and is gone when it is taken back', async () => {
  const { conversationId } = (await ask('sharer', { question: 'Share me' })).json<Answer>();
  const { token } = (
    await asUser('sharer', { method: 'POST', url: `/api/conversations/${conversationId}/share` })
  ).json();
  await ask('sharer', { question: 'Said later', conversationId });
  const copy = await api.app.inject({ method: 'GET', url: `/api/shared/${token}` });
  expect(copy.json().messages).toHaveLength(2);
  expect(copy.body).not.toContain('sharer');
  await asUser('sharer', { method: 'DELETE', url: `/api/conversations/${conversationId}/share` });
  expect((await api.app.inject({ method: 'GET', url: `/api/shared/${token}` })).statusCode).toBe(404);
});

test('visitors share nothing and keep nothing for long', async () => {
  const visitor = await newVisitor();
  const { conversationId } = (
    await visitor({ method: 'POST', url: '/api/chat', payload: { question: 'As a visitor' } })
  ).json<Answer>();
  expect((await visitor({ method: 'POST', url: `/api/conversations/${conversationId}/share` })).statusCode).toBe(401);
  await forgetOldConversations(api.platform.database, new Date(now.getTime() + 1));
  expect((await visitor({ method: 'GET', url: '/api/conversations' })).json().conversations).toEqual([]);
});

test('chats of before signing in are kept; their citations are looked up', async () => {
  const messages = [
    { role: 'user', content: 'Before', citations: [], at: '2026-11-20T10:00:00Z' },
    { role: 'assistant', content: 'Answer [1].', citations: ['ni-act-138', 'invented-1'], at: '2026-11-20T10:00:05Z' },
  ];
  const kept = (
    await asUser('keeper', {
      method: 'POST',
      url: '/api/conversations/import',
      payload: { conversations: [{ title: 'Before', messages }] },
    })
  ).json();
  expect(kept.conversations).toMatchObject([{ title: 'Before', messageCount: 2 }]);
  const stored = (
    await asUser('keeper', { method: 'GET', url: `/api/conversations/${kept.conversations[0].id}/messages` })
  ).json();
  expect(stored.messages[1].citations).toEqual([section138]);
});

test('an unknown question and a thumbs-down come before the administrators, without the person', async () => {
  await ask('reviewer', { question: 'something unknown' });
  const { messageId } = (await ask('reviewer', { question: 'Rated' })).json<Answer>();
  await asUser('reviewer', {
    method: 'PUT',
    url: `/api/messages/${messageId}/rating`,
    payload: { rating: 'down', reason: 'Too short' },
  });
  const items = await api.platform.database.query(
    `select * from review_item where question in ('something unknown', 'Rated') order by kind`,
  );
  expect(items).toMatchObject([
    { kind: 'thumbs-down', question: 'Rated', reason: 'Too short' },
    { kind: 'unanswered', question: 'something unknown' },
  ]);
  expect(JSON.stringify(items)).not.toContain('reviewer');
  await asUser('reviewer', { method: 'PUT', url: `/api/messages/${messageId}/rating`, payload: { rating: null } });
  expect(await api.platform.database.query(`select 1 from review_item where question = 'Rated'`)).toHaveLength(0);
});

test('the text of an attached file reaches the answer, and goes with its conversation', async () => {
  const form = new FormData();
  form.set('file', new Blob(['The deposit is 50,000 rupees.']), 'agreement.txt');
  const attached = (await asUser('attacher', { method: 'POST', url: '/api/attachments', payload: form })).json();
  expect(attached).toMatchObject({ name: 'agreement.txt', readable: true });
  await ask('attacher', { question: 'How much? [Attached: agreement.txt]', attachments: [attached.id] });
  expect(engine.requests[0]?.attachments).toMatchObject([
    { name: 'agreement.txt', text: 'The deposit is 50,000 rupees.' },
  ]);
  await ask('someone-else', { question: 'How much?', attachments: [attached.id] });
  expect(engine.requests[1]?.attachments).toEqual([]);
}, 30_000);

test('a file is not shown under another ending than it has', async () => {
  const form = new FormData();
  form.set('file', new Blob(['The deposit is 50,000 rupees.']), 'annex\u202Efdp.txt');
  const attached = await asUser('attacher', { method: 'POST', url: '/api/attachments', payload: form });
  expect(attached.json()).toMatchObject({ name: 'annexfdp.txt', readable: true });
}, 30_000);

test('the files of visitors stay within a share of the database; the oldest are forgotten first', async () => {
  const { database } = api.platform;
  const kept = async () =>
    (
      await database.query<{ name: string }>(`select name from attachment where owner like 'visitor:%' order by name`)
    ).map(({ name }) => name);
  for (const [index, owner] of ['visitor:1', 'visitor:2', 'user:3', 'visitor:4'].entries())
    await database.query(
      `insert into attachment (owner, name, size, text, created_at) values ($1, $2, 1, $3, now() - $4 * interval '1 minute')`,
      [owner, String(index), randomBytes(5_000).toString('hex'), 10 - index],
    );
  await boundVisitorAttachments(database, 25_000);
  expect(await kept()).toEqual(['1', '3']);
});

test('one address can have only so many files read at once, and is told to wait', async () => {
  const places = Array.from({ length: 8 }, () => readingRoom.enter('10.9.9.9'));
  const form = new FormData();
  form.set('file', new Blob(['The deposit is 50,000 rupees.']), 'agreement.txt');
  const full = await asUser('waiter', {
    method: 'POST',
    url: '/api/attachments',
    payload: form,
    remoteAddress: '10.9.9.9',
  });
  places.forEach((place) => place?.leave());
  expect([full.statusCode, full.headers['retry-after']]).toEqual([503, '60']);
  expect(full.json().detail).toMatch(/^Many files .+\.$/);
});

test('a file that cannot be read is said so', async () => {
  const form = new FormData();
  form.set('file', new Blob(['MZ\u0000program']), 'agreement.pdf');
  expect((await asUser('attacher', { method: 'POST', url: '/api/attachments', payload: form })).json()).toMatchObject({
    readable: false,
    message: expect.stringContaining('corrupt'),
  });
}, 30_000);

test.each([
  [{ question: '   ' }, 'question'],
  [{ question: 'x'.repeat(4001) }, 'question'],
  [{ question: 'Hello', language: 'fr' }, 'language'],
])('a question that cannot be asked (%#) is refused with a sentence', async (payload, field) => {
  const refused = await ask('asha', payload);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
});

test('a new visitor at every question does not go on for ever from one address, and its neighbours go on', async () => {
  const ask = async (remoteAddress: string) =>
    (await api.app.inject({ method: 'POST', url: '/api/chat', payload: { question: 'Again' }, remoteAddress }))
      .statusCode;
  const statuses = new Set<number>();
  let asked = 0;
  while (!statuses.has(429) && asked <= 1000) {
    statuses.add(await ask('10.8.8.8'));
    asked++;
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(asked).toBeGreaterThan(200);
  expect(await ask('10.8.8.9')).toBe(200);
}, 120_000);
