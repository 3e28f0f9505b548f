import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { HostApiResult } from './host-api-source';
import { keepOfflinePage } from './offline-page';

const folder = join(__dirname, '../static');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('the service worker', () => {
  type Handler = (event: object) => void;
  const offline = 'the offline page';

  /** The answer to a request: `network`, what was kept, or nothing where the browser goes its own way. */
  async function answerTo(
    request: { url: string; mode?: string; method?: string },
    isOnline: boolean,
  ): Promise<unknown> {
    const handlers: Record<string, Handler> = {};
    runInNewContext(read('service-worker.js'), {
      URL,
      self: {
        addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
        location: { origin: 'https://example.com' },
      },
      caches: { match: (name: string) => Promise.resolve(name === '/offline.html' ? offline : `kept ${name}`) },
      fetch: () => (isOnline ? Promise.resolve('network') : Promise.reject(new TypeError('offline'))),
    });
    let answer: unknown;
    handlers['fetch']?.({
      request: { method: 'GET', mode: 'no-cors', ...request },
      respondWith: (given: unknown) => (answer = given),
    });
    return answer;
  }
  const page = { url: 'https://example.com/chat/1', mode: 'navigate' };

  test('a page comes from the network, and without one there is the offline page', async () => {
    expect(await answerTo(page, true)).toBe('network');
    expect(await answerTo(page, false)).toBe(offline);
    expect(await answerTo({ url: 'https://example.com/offline.css' }, false)).toBe('kept /offline.css');
  });

  test.each([
    'https://example.com/remotes/chat/abc/main.js',
    'https://example.com/main.0123abcd.js',
    'https://example.com/remotes.json',
    'https://example.com/api/plans',
    'https://elsewhere.example/x.js',
  ])('%s is never touched', async (url) => expect(await answerTo({ url }, false)).toBeUndefined());

  test('a form that is sent, or a file of the API, is left to the browser', async () => {
    expect(await answerTo({ ...page, method: 'POST' }, false)).toBeUndefined();
    expect(await answerTo({ ...page, url: 'https://example.com/api/messages/1/pdf' }, false)).toBeUndefined();
  });

  test('its version changes with what it keeps, or browsers would show the old page', () => {
    const files = ['offline.html', 'offline.css', 'offline.js'].map(read).join('');
    expect(read('service-worker.js')).toContain(
      `offline-${createHash('sha256').update(files).digest('hex').slice(0, 8)}`,
    );
  });
});

describe('keeping the offline page', () => {
  const workers = () => {
    const unregister = jest.fn();
    const container = { register: jest.fn(), getRegistrations: () => Promise.resolve([{ unregister }]) };
    return { container: container as unknown as ServiceWorkerContainer, register: container.register, unregister };
  };
  const host = (services: string) => ({
    get: () => Promise.resolve({ state: 'ready', host: { config: { services } } } as HostApiResult),
  });

  test('live services register the worker', async () => {
    const { container, register } = workers();
    await keepOfflinePage(host('live'), container);
    expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
  });

  test('the simulated mode takes it away', async () => {
    const { container, register, unregister } = workers();
    await keepOfflinePage(host('simulated'), container);
    expect(register).not.toHaveBeenCalled();
    expect(unregister).toHaveBeenCalled();
  });
});
