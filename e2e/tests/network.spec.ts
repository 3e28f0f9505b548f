import { paths } from 'shared-contracts/paths';
import { collectRequests, ofRemote } from '../src/requests';
import { expect, test } from '../src/fixtures';

test('the home page downloads the host and marketing only', async ({ page }) => {
  const urls = collectRequests(page);
  await page.goto(paths.home.href(), { waitUntil: 'networkidle' });
  expect(ofRemote(urls, 'marketing')).not.toEqual([]);
  expect(ofRemote(urls, 'chat')).toEqual([]);
  expect(ofRemote(urls, 'admin')).toEqual([]);
});

test('only the back office downloads the admin remote', async ({ page }) => {
  const urls = collectRequests(page);
  await page.goto(paths.chat.href(), { waitUntil: 'networkidle' });
  expect(ofRemote(urls, 'admin')).toEqual([]);
  await page.goto(paths.admin.href(), { waitUntil: 'networkidle' });
  expect(ofRemote(urls, 'admin')).not.toEqual([]);
});

test('pointing at a link to the chat loads its files, so that going there asks for none of them again', async ({
  page,
}) => {
  await page.goto(paths.home.href(), { waitUntil: 'networkidle' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' });
  const preloaded = collectRequests(page);
  await link.hover();
  await expect.poll(() => ofRemote(preloaded, 'chat').filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');

  const before = new Set(preloaded);
  const after = collectRequests(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${paths.chat.path}$`));
  await page.waitForLoadState('networkidle');
  expect(ofRemote(after, 'chat').filter((url) => before.has(url) && url.endsWith('mf-manifest.json'))).toEqual([]);
});

test('nothing is refused by the content security policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  for (const address of [paths.home.href(), paths.chat.href(), paths.adminLogin.href()])
    await page.goto(address, { waitUntil: 'networkidle' });
  expect(refused).toEqual([]);
});
