import { screen, waitFor, within } from '@testing-library/react';
import { renderProduct } from '../testing/render-product';
import { json, registryWith } from '../testing/stub-server';

afterEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
});

test('the language is switched on the page, kept, and names the page', async () => {
  const { user, shell } = renderProduct('/about-us');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'हिन्दी');
  await waitFor(() => expect(window.location.pathname).toBe('/hi/about-us'));
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'));
  const main = within(await screen.findByRole('navigation', { name: 'मुख्य मेन्यू' }));
  expect(main.getByRole('link', { name: 'हमारे बारे में' })).toHaveAttribute('href', '/hi/about-us');
  expect(main.getByRole('link', { name: 'होम' })).toHaveAttribute('href', '/hi');
  expect(main.getByRole('link', { name: 'चैट' })).toHaveAttribute('href', '/chat');
  expect(shell.language.getState()).toMatchObject({ language: 'hi', isChosen: true });
  expect(localStorage.getItem('language')).toBe('hi');
  expect(document.cookie).toContain('language=hi');
});

test('an English address stays English for someone who reads Tamil', async () => {
  localStorage.setItem('language', 'ta');
  renderProduct('/about-us');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

test('the chat follows the person, also one who came by a page in a language', async () => {
  const { user, shell } = renderProduct('/kn');
  const main = within(await screen.findByRole('navigation', { name: 'ಮುಖ್ಯ ಮೆನು' }));
  await user.click(main.getByRole('link', { name: 'ಚಾಟ್' }));
  await waitFor(() => expect(window.location.pathname).toBe('/chat'));
  expect(document.documentElement.lang).toBe('kn');
  expect(shell.language.getState()).toMatchObject({ language: 'kn', isChosen: false });
});

test.each([
  ['English alone', ['en'], 'hi', 'en'],
  ['Tamil alone', ['ta'], 'hi', 'ta'],
  ['English and Hindi', ['en', 'hi'], 'hi', 'hi'],
  ['English and Hindi', ['en', 'hi'], 'kn', 'en'],
  ['what it does not say', undefined, 'kn', 'kn'],
] as const)('a remote that speaks %s decides, whatever it is called', async (_what, languages, preferred, shown) => {
  localStorage.setItem('language', preferred);
  const { remotes } = registryWith('chat', languages ? { languages } : {});
  renderProduct('/chat', { server: { '/remotes.json': () => json({ remotes }) } });
  await screen.findByRole('heading', { name: 'The chat remote' });
  expect(document.documentElement.lang).toBe(shown);
});

test('the back office is English since it says so', async () => {
  localStorage.setItem('language', 'hi');
  renderProduct('/manage');
  await screen.findByRole('heading', { name: 'The admin remote' });
  expect(document.documentElement.lang).toBe('en');
});
