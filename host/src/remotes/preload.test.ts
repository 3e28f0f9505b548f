import { preloadFor } from './preload';

const registry = {
  remotes: [
    {
      name: 'chat',
      manifest: '/remotes/chat/mf-manifest.json',
      version: '1.0.0',
      routes: ['/chat'],
      preload: ['/remotes/chat/entry.js', '/remotes/chat/page.css'],
    },
  ],
} as const;

const links = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.as,
    new URL(link.href).pathname,
  ]);

beforeEach(() => {
  document.head.replaceChildren();
  window.earlyRequests = new Map();
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('{}')));
});

test('the files and the manifest of the remote that an address belongs to are asked for once', () => {
  preloadFor('/chat', registry);
  preloadFor('/chat', registry);
  expect(links()).toEqual([
    ['script', '/remotes/chat/entry.js'],
    ['style', '/remotes/chat/page.css'],
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an address of no remote asks for nothing', () => {
  preloadFor('/dev/mailbox', registry);
  expect(links()).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
