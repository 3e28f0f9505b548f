import { explainError } from './explain-error';

const entry = 'https://law.example/remotes/chat/remoteEntry.js';
const chunk = 'https://law.example/remotes/chat/935.bb139bbb.js';

/** What webpack throws where a chunk did not come. */
const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 935 failed.'), { name: 'ChunkLoadError', type, request: chunk });

const answers = (answer: () => Response) => {
  globalThis.fetch = jest.fn(() => Promise.resolve(answer()));
};

test.each([
  ['is there, yet was refused', chunkError('error'), 200, { state: 'tampered', file: '935.bb139bbb.js' }],
  ['is gone', chunkError('error'), 404, { state: 'http', status: 404 }],
  [
    'ran without registering',
    chunkError('missing'),
    200,
    { state: 'evaluation', message: expect.any(String) as string },
  ],
])('a chunk that %s', async (_what, error, status, failure) => {
  answers(() => new Response(null, { status }));
  expect(await explainError(error, entry)).toEqual(failure);
});

test('a chunk that cannot be reached is a matter of the network', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await explainError(chunkError('error'), entry)).toEqual({ state: 'network' });
});
