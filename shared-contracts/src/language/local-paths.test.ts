import { firstKnown } from './languages';
import { hasLocalAddress, languageOf, localHref, localPaths, withoutLanguage } from './local-paths';

test.each([
  ['/', 'hi', '/hi'],
  ['/pricing', 'ta', '/ta/pricing'],
  ['/ta/pricing', 'kn', '/kn/pricing'],
  ['/kn', 'en', '/'],
  ['/hi/faq#refund', 'en', '/faq#refund'],
  ['/faq#refund', 'hi', '/hi/faq#refund'],
  ['/?from=mail', 'hi', '/hi?from=mail'],
  ['/chat', 'hi', '/chat'],
  ['/chat/12', 'hi', '/chat/12'],
  ['/manage/users', 'hi', '/manage/users'],
  ['/shared/abc', 'hi', '/shared/abc'],
  ['#social', 'hi', '#social'],
  ['https://example.org/faq', 'hi', 'https://example.org/faq'],
] as const)('%s in %s is %s', (href, language, expected) => {
  expect(localHref(href, language)).toBe(expected);
});

test('an address names its language', () => {
  expect(languageOf('/hi/help/share-a-chat')).toBe('hi');
  expect(languageOf('/help')).toBe('en');
  expect(languageOf('/history')).toBe('en');
  expect(withoutLanguage('/hi')).toBe('/');
  expect(withoutLanguage('/kn/help/share-a-chat')).toBe('/help/share-a-chat');
  expect(hasLocalAddress('/hi/terms')).toBe(true);
  expect(hasLocalAddress('/managelogin')).toBe(false);
});

test('a route stands in every language', () => {
  expect(localPaths('/help/:article')).toEqual([
    '/help/:article',
    '/ta/help/:article',
    '/hi/help/:article',
    '/kn/help/:article',
  ]);
});

test('the first of the reader’s languages that the product speaks is guessed', () => {
  expect(firstKnown(['te-IN', 'kn-IN', 'en'])).toBe('kn');
  expect(firstKnown(['fr'])).toBe('en');
  expect(firstKnown([])).toBe('en');
});
