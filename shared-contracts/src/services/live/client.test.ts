import { chatRoutes } from '../../calls/chat/routes';
import { ServiceError } from '../service-error';
import { createClient, livePort, problemOf } from './client';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const lastCall = () => fetchMock.mock.calls[0] ?? ['', {}];

test('a call fills in its path, leaves out empty query values and sends JSON', async () => {
  fetchMock.mockResolvedValue(Response.json({ id: 'a b' }));
  const chat = livePort(createClient(''), chatRoutes);

  await chat.renameConversation({ params: { id: 'a b' }, body: { title: 'Rent' } });

  const [url, init] = lastCall();
  expect(url).toBe('/api/conversations/a%20b');
  expect(init.method).toBe('PATCH');
  expect(init.body).toBe('{"title":"Rent"}');
  expect(new Headers(init.headers).get('content-type')).toBe('application/json');
});

test('a query carries only what was given', async () => {
  fetchMock.mockResolvedValue(Response.json({ conversations: [], nextCursor: null }));
  await livePort(createClient('https://api.test'), chatRoutes).listConversations({ query: { search: '', limit: 20 } });
  expect(lastCall()[0]).toBe('https://api.test/api/conversations?limit=20');
});

test('another origin is called with cookies', async () => {
  fetchMock.mockResolvedValue(Response.json({}));
  await createClient('https://api.test').request(chatRoutes.usage);
  expect(lastCall()[1].credentials).toBe('include');
});

test('a server that cannot be reached is said in a sentence', async () => {
  fetchMock.mockRejectedValue(new TypeError('fetch failed'));
  await expect(createClient('').call(chatRoutes.usage)).rejects.toEqual(
    new ServiceError('The server cannot be reached. Check your connection and try again.', 0),
  );
});

test('a cancelled call stays a cancelled call', async () => {
  fetchMock.mockRejectedValue(new DOMException('aborted', 'AbortError'));
  await expect(createClient('').call(chatRoutes.usage)).rejects.toMatchObject({ name: 'AbortError' });
});

test('a refusal carries its sentence, its fields and what else it says', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Too many',
    status: 429,
    detail: 'You have reached the limit.',
    errors: { question: 'Wait.' },
    limit: 5,
  };
  fetchMock.mockResolvedValue(new Response(JSON.stringify(problem), { status: 429 }));
  const error: unknown = await createClient('')
    .call(chatRoutes.usage)
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    message: 'You have reached the limit.',
    status: 429,
    fields: { question: 'Wait.' },
    extra: { limit: 5 },
  });
});

test.each([['<html>Bad gateway</html>'], [''], ['{}']])(
  'an error that is no problem document (%s) gets a sentence',
  (text) => {
    expect(problemOf(502, text).message).toBe('Something went wrong on the server (502). Please try again.');
  },
);
