import type { Page } from '@playwright/test';
import { contactRoutes } from 'shared-contracts/calls/contact/routes';
import { paths } from 'shared-contracts/paths';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';

const success = 'Thank you for your message! We will get back to you soon.';
const failure = 'There was an error sending your message. Please try again.';

async function write(page: Page): Promise<void> {
  await page.goto(paths.contact.href());
  await page.getByLabel('Full Name').fill('Meena');
  await page.getByLabel('Email Address').fill('meena@example.com');
  await page.getByLabel('Message').fill('Where do I find my invoice?');
}

test('a message is sent, and the thanks leave after five seconds', async ({ page }) => {
  await write(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const toast = page.getByRole('status').filter({ hasText: success });
  await expect(toast).toBeVisible();
  const shown = Date.now();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(toast).toBeHidden();
  expect(Date.now() - shown).toBeGreaterThan(4000);
  expect(Date.now() - shown).toBeLessThan(7000);
});

test('a failure is said, can be dismissed, and keeps what was written', async ({ page }) => {
  await page.route(`**${contactRoutes.send.path}`, (route) =>
    route.fulfill({ status: 503, json: { title: 'Down', status: 503 } }),
  );
  await write(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const toast = page.getByRole('alert').filter({ hasText: failure });
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
  await expect(page.getByLabel('Message')).toHaveValue('Where do I find my invoice?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast).toBeVisible();
  await expectAccessible(page);
});

test('the button is busy while a message is on its way', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${contactRoutes.send.path}`, async (route) => {
    await held;
    await route.continue();
  });
  await write(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
});
