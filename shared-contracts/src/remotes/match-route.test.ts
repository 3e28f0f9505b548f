import { matchesRoute } from './match-route';

test.each([
  ['/', '/', true],
  ['/', '/chat', false],
  ['/help/:article', '/help/getting-started', true],
  ['/help/:article', '/help', false],
  ['/help/:article', '/help/a/b', false],
  ['/manage/*', '/manage', true],
  ['/manage/*', '/manage/settings/coupons', true],
  ['/manage/*', '/managelogin', false],
  ['/about-us', '/about-us/', true],
])('%s against %s is %s', (pattern, pathname, expected) => {
  expect(matchesRoute(pattern, pathname)).toBe(expected);
});
