import type { Page, Route } from '@playwright/test';
import { paths } from 'shared-contracts/paths';
import { expect, test } from '../src/installed';

const SHELL = '#root[data-shell]';

/** Keeps the chat's code from arriving until the returned function lets it. */
async function withoutCode(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(/\/remotes\/chat\/remoteEntry/, (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
    await expect(page.locator(SHELL)).toHaveCount(0);
  };
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Ask Nyayika a question' });

test('the chat can be read and typed in before any of its code is there, and the text stays', async ({ page }) => {
  const arrive = await withoutCode(page);
  await page.goto(paths.chat.href(), { waitUntil: 'commit' });
  await expect(page.locator(SHELL)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await field(page).pressSequentially('My landlord wants');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await arrive();
  await expect(field(page)).toHaveValue('My landlord wants');
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially(' me out');
  await expect(field(page)).toHaveValue('My landlord wants me out');
});

for (const [how, send] of [
  ['Enter', (page: Page) => field(page).press('Enter')],
  ['the button', (page: Page) => page.getByRole('button', { name: 'Send message' }).click()],
] as const) {
  test(`a question sent by ${how} before the code is there is asked once it is`, async ({ page }) => {
    const arrive = await withoutCode(page);
    await page.goto(paths.chat.href(), { waitUntil: 'commit' });
    await field(page).fill('What is bail?');
    await send(page);
    await expect(page.locator(SHELL)).toHaveCount(1);
    await arrive();
    await expect(page.getByRole('log')).toContainText('What is bail?');
  });
}

test('what is pressed and chosen before the code is there is done afterwards', async ({ page }) => {
  const arrive = await withoutCode(page);
  await page.goto(paths.chat.href(), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.getByRole('combobox', { name: 'Answer language' }).selectOption('ta');
  await arrive();
  await expect(page.getByRole('complementary', { name: 'Chats' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Answer language' })).toHaveValue('ta');
});

test('the shell holds nobody’s chats and gives way to a draft that was kept', async ({ page }) => {
  const arrive = await withoutCode(page);
  await page.addInitScript(() => sessionStorage.setItem('chat-drafts', '{"new":"Kept from before"}'));
  await page.goto(paths.chat.href(), { waitUntil: 'commit' });
  await expect(field(page)).toHaveValue('');
  await arrive();
  await expect(field(page)).toHaveValue('Kept from before');
});

test('nothing moves when the page takes the shell’s place', async ({ page }) => {
  const arrive = await withoutCode(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + (entry as unknown as { value: number }).value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(paths.chat.href(), { waitUntil: 'commit' });
  await expect(field(page)).toBeVisible();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  );
  const before = await field(page).boundingBox();
  await arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await field(page).boundingBox()).toEqual(before);
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThanOrEqual(0.02);
});
