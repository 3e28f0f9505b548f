import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry } from 'shared-contracts/remotes/registry';
import { isKnownPage } from './known-pages';

const entry = (name: string, frame: 'public' | 'bare', ...patterns: readonly string[]): RegistryEntry => ({
  name,
  frame,
  pages: patterns.map((path) => ({ path })),
  manifest: '',
  version: '',
  routes: patterns,
  preload: [],
});
const remotes = [
  entry('marketing', 'public', '/', '/pricing', '/help/:article'),
  entry('chat', 'bare', '/chat', '/chat/:id', '/shared/:token'),
  entry('admin', 'bare', '/managelogin', '/manage', '/manage/users', '/manage/settings/email'),
  entry('lawyers', 'bare', '/lawyers/*'),
];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'known-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['/', true],
  ['/pricing', true],
  ['/pricing/', true],
  ['/hi/pricing', true],
  ['/help/refunds', true],
  ['/help/typo', false],
  ['/chat', true],
  ['/chat/0b1c', true],
  ['/shared/token', true],
  ['/manage', true],
  ['/manage/users', true],
  ['/manage/settings/email', true],
  ['/manage/typo', false],
  ['/manage/users/typo', false],
  ['/managelogin/typo', false],
  ['/shared/a/b', false],
  ['/lawyers/whatever', true],
  ['/no-such-page', false],
  ['/chat/a/b', false],
])('%s: %s', (path, isKnown) => {
  writeFileSync(join(folder, 'pages.json'), '["/", "/pricing", "/help/refunds"]');
  expect(isKnownPage(path, remotes, [folder])).toBe(isKnown);
});

test('without a list of pages any article may be one', () => {
  expect(isKnownPage('/help/typo', remotes, [folder])).toBe(true);
  expect(isKnownPage('/typo', remotes, [folder])).toBe(false);
});

test('a front that has the articles itself asks for those that it has not', () => {
  expect(isKnownPage('/help/typo', remotes, [folder], true)).toBe(false);
  expect(isKnownPage('/chat/4711', remotes, [folder], true)).toBe(true);
  writeFileSync(join(folder, 'pages.json'), '["/help/new-in-a-release"]');
  expect(isKnownPage('/help/new-in-a-release', remotes, [folder], true)).toBe(true);
});
