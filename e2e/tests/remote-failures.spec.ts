import type { Page } from '@playwright/test';
import { paths } from 'shared-contracts/paths';
import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import { expect, test } from '../src/fixtures';

const chatEntry = /\/remotes\/chat\/remoteEntry\.[^/]*\.js/;
const chatManifest = '**/remotes/chat/mf-manifest.json';

async function expectTheRestToWork(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('a remote that is down is named, and the rest goes on', async ({ page }) => {
  await page.route(chatManifest, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(paths.chat.href());
  await expect(page.getByRole('alert')).toContainText('not here right now');
  await expectTheRestToWork(page);
});

test('trying again loads a remote that has come back', async ({ page }) => {
  await page.route(chatEntry, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto(paths.chat.href());
  await expect(page.getByRole('alert')).toContainText('503');
  await page.unroute(chatEntry);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#main')).toBeVisible();
});

test('a remote that answers with a page instead of a script is refused', async ({ page }) => {
  await page.route(chatEntry, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  );
  await page.goto(paths.chat.href());
  await expect(page.getByRole('alert')).toContainText('changed on its way');
  await expectTheRestToWork(page);
});

test('a remote of another contract is refused before any of its code is asked for', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { remotes: { preload: string[] }[] };
    await route.fulfill({
      response,
      json: { remotes: registry.remotes.map((remote) => ({ ...remote, preload: [] })) },
    });
  });
  await page.route(chatManifest, async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as { metaData: object };
    await route.fulfill({
      response,
      json: { ...manifest, metaData: { ...manifest.metaData, contractVersion: '99.0' } },
    });
  });
  page.on('request', (request) => {
    if (chatEntry.test(request.url())) asked.push(request.url());
  });
  await page.goto(paths.chat.href());
  await expect(page.getByRole('alert')).toContainText('newer version');
  expect(asked).toEqual([]);
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('a chunk that was changed on its way does not run, is named to the operator, and trying again heals', async ({
  page,
  request,
}) => {
  const { remotes } = (await (await request.get('/remotes.json')).json()) as RemoteRegistry;
  const chunk = remotes.find(({ name }) => name === 'chat')?.preload.filter((file) => file.endsWith('.js'))[1] ?? '';
  await page.addInitScript(() => {
    navigator.sendBeacon = (_url, body) => {
      if (body instanceof Blob) void body.text().then((text) => console.log(`told ${text}`));
      return true;
    };
  });
  const told = page.waitForEvent('console', (message) => message.text().includes('tampered'));
  await page.route(`**${chunk}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\ndocument.title = 'taken over';` });
  });
  await page.goto(paths.chat.href());
  await expect(page.getByRole('alert')).toContainText('changed on its way');
  expect((await told).text()).toContain(`tampered:${chunk.split('/').at(-1)}`);
  await expect(page).not.toHaveTitle('taken over');
  await page.unroute(`**${chunk}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
