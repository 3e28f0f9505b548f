import type { InjectOptions } from 'fastify';
import type { Answer, ConversationMessage } from 'shared-contracts';
import { seedPlans } from '../billing/plans/seed-plans';
import { startTestApi, type TestApi } from '../testing/test-api';
import { createTestChatsModule } from './testing/test-chats-module';

interface Page {
  readonly messages: readonly ConversationMessage[];
  readonly nextCursor: string | null;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    modules: [createTestChatsModule()],
  });
  await seedPlans(api.platform.database.db, false);
  api.platform.principals.useUserResolver((request) => {
    const name = String(request.headers['x-test-user']);
    return Promise.resolve({ kind: 'user', userId: name, email: `${name}@example.com`, name, role: 'customer' });
  });
});
afterAll(() => api.close());

const as = (name: string, request: InjectOptions) => api.app.inject({ ...request, headers: { 'x-test-user': name } });
const page = (name: string, id: string, cursor?: string) =>
  as(name, {
    url: `/api/conversations/${id}/messages?limit=2${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
  });

/** A chat of one person, asked in turns with a stranger's, so that their messages lie between each other. */
async function twoChats(): Promise<{ own: string; foreign: string }> {
  let [own, foreign] = ['', ''];
  const ask = async (name: string, question: string, conversationId: string): Promise<string> => {
    const payload = { question, ...(conversationId ? { conversationId } : {}) };
    return (await as(name, { method: 'POST', url: '/api/chat', payload })).json<Answer>().conversationId;
  };
  for (let turn = 1; turn <= 3; turn++) {
    own = await ask('owner', `my question ${turn}`, own);
    foreign = await ask('stranger', `their secret ${turn}`, foreign);
  }
  return { own, foreign };
}

const hostile = [
  'garbage',
  '-1',
  '+1',
  '1.5',
  '1e3',
  '0x10',
  ' 1',
  '1 ',
  '1\n',
  'NaN',
  'null',
  '१२',
  '٣',
  '9'.repeat(16),
  '9223372036854775808',
  '9'.repeat(4000),
  '1; drop table message',
  "1' or '1'='1",
  '1 or 1=1',
  '\u0000',
  '%00',
  '../1',
  '{"position":1}',
];

describe('where a page of messages begins', () => {
  let chats: { own: string; foreign: string };
  beforeAll(async () => {
    chats = await twoChats();
  });

  it.each(hostile)('is refused with a sentence when it is %j', async (cursor) => {
    const answer = await page('owner', chats.own, cursor);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
    const { detail } = answer.json<{ detail: string }>();
    expect(detail).toMatch(/^[A-Z][^\n]*\.$/);
    expect(detail).not.toMatch(/bigint|syntax|select|position/i);
  });

  it('is one alone', async () => {
    const url = `/api/conversations/${chats.own}/messages?cursor=1&cursor=2`;
    expect((await as('owner', { url })).statusCode).toBe(400);
  });

  it.each(['0', '1', '999999999999999'])('shows of nobody else a word when it is %s', async (cursor) => {
    const answer = await page('owner', chats.own, cursor);
    expect([answer.statusCode, answer.body.includes('secret')]).toEqual([200, false]);
  });

  it('taken from another chat shows none of it, and another chat nothing at all', async () => {
    const theirs = (await page('stranger', chats.foreign)).json<Page>();
    expect(theirs.nextCursor).toMatch(/^\d+$/);
    const own = await page('owner', chats.own, theirs.nextCursor ?? '');
    expect(own.statusCode).toBe(200);
    expect(own.json<Page>().messages.length).toBeGreaterThan(0);
    expect(own.body).not.toContain('secret');
    for (const cursor of [undefined, '1', theirs.nextCursor ?? ''])
      expect((await page('owner', chats.foreign, cursor)).statusCode).toBe(404);
  });

  it('leads through the whole chat, each message once', async () => {
    const texts: string[] = [];
    let cursor: string | undefined;
    do {
      const { messages, nextCursor }: Page = (await page('owner', chats.own, cursor)).json();
      texts.unshift(...messages.filter(({ role }) => role === 'user').map(({ content }) => content));
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(texts).toEqual(['my question 1', 'my question 2', 'my question 3']);
  });
});
