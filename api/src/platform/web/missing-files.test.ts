import { pino } from 'pino';
import { startTestApi, type TestApi } from '../../testing/test-api';

interface Line {
  readonly file?: string;
  readonly msg: string;
}

let api: TestApi;
const lines: Line[] = [];

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  api = await startTestApi({
    modules: [],
    environment: { SERVE_APPS: '1' },
    adapt: (platform) => ({ ...platform, log }),
  });
});
afterAll(() => api.close());

test.each([
  '/main.00000000.js',
  '/remotes/chat/935.00000000.js',
  '/remotes/lawyers/mf-manifest.json',
  '/remotes/chat/00000000000f/remoteEntry.js',
])('the missing file %s is a problem, never a page, and stands in the log', async (url) => {
  const { statusCode, headers } = await api.app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('application/problem+json')]);
  expect(lines).toContainEqual(expect.objectContaining({ file: url, msg: 'a file is missing' }));
});

test('what somebody typed into the address does not', async () => {
  for (const url of ['/asha@example.com', '/my name is.Asha', '/a b.js'])
    expect((await api.app.inject(encodeURI(url))).statusCode).toBe(404);
  expect(lines.map(({ file }) => file)).not.toContainEqual(expect.stringMatching(/asha|name|a b/i));
});
