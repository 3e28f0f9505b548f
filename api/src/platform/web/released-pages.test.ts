import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fragmentFile, releasedPage } from './released-pages';

let root: string;
const host = () => join(root, 'host');
const release = () => join(root, 'release');
const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const bring = (path: string, frame: string) =>
  write(
    fragmentFile(release(), path),
    JSON.stringify({ language: 'en', title: 'New', description: '', head: '', markup: '<p>new</p>', frame }),
  );
const hostPage = (file: string, current: string) =>
  write(
    join(host(), file),
    `<html lang="en"><head></head><body><div id="root"><a class="l active" aria-current="page">${current}</a>` +
      '<main id="main" tabindex="-1">old</main></div></body></html>',
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pages-'));
  write(
    join(host(), 'shell.html'),
    '<html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>',
  );
  hostPage('index.html', 'Home');
  hostPage('pricing/index.html', 'Pricing');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a page of a release stands in the frame that the host rendered for the same page', () => {
  bring('/pricing', 'public');
  const page = releasedPage(host(), [release()], '/pricing', 'en');
  expect(page).toContain('aria-current="page">Pricing</a><main id="main" tabindex="-1"><p>new</p></main>');
  expect(page).toContain('<title>New</title>');
});

test('a page that is new gets the frame of the first page with no link marked', () => {
  bring('/lawyers', 'public');
  expect(releasedPage(host(), [release()], '/lawyers', 'en')).toContain(
    '<a class="l">Home</a><main id="main" tabindex="-1"><p>new</p></main>',
  );
});

test('a remote that fills the page gets no frame', () => {
  bring('/chat', 'bare');
  expect(releasedPage(host(), [release()], '/chat', 'en')).toContain('<div id="root" data-shell><p>new</p></div>');
});

test('a page with one address in several languages is the one in the language of its visitor', () => {
  bring('/chat', 'bare');
  const hindi = { language: 'hi', title: '', description: '', head: '', markup: '<p>नया</p>', frame: 'bare' };
  write(fragmentFile(release(), '/chat', 'hi'), JSON.stringify(hindi));
  expect(releasedPage(host(), [release()], '/chat', 'hi')).toContain('<p>नया</p>');
  expect(releasedPage(host(), [release()], '/chat', 'ta')).toContain('<p>new</p>');
});

test('a page that was cut off while it was written is none', () => {
  bring('/pricing', 'public');
  write(fragmentFile(release(), '/pricing'), '{"language":"en","tit');
  expect(releasedPage(host(), [release()], '/pricing', 'en')).toBeUndefined();
});

test('a page that no release brings, or an address that leaves the folder, is none', () => {
  expect(releasedPage(host(), [release()], '/pricing', 'en')).toBeUndefined();
  expect(releasedPage(host(), [release()], '/../../host', 'en')).toBeUndefined();
});
