import { paths } from 'shared-contracts/paths';
import { adminNav, openScreen, signInAsAdmin, tableRow } from '../src/admin-panel';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';
import { signUp } from '../src/sign-up';

test.use({ environment: { FREE_QUESTIONS_PER_DAY: '0' } });
test.describe.configure({ timeout: 120_000 });

test('a question without an answer gets one from the back office, at once', async ({ page }) => {
  const question = 'Do police stations take reports on Diwali?';
  await signInAsAdmin(page);
  await openScreen(page, 'Short Answers');
  await page.getByRole('button', { name: 'Write an answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write Short Answer' });
  await dialog.getByRole('combobox', { name: /^Record/ }).fill('fir-refused');
  await page.getByRole('option').first().click();
  await dialog.getByLabel(/^Short name/).fill('holidays');
  await dialog
    .getByLabel(/^Answer(?! to)/)
    .fill('Yes, a police station takes reports on every day: ask for it to be registered now ([[bnss-173]]).');
  await dialog
    .getByLabel(/^Ways of asking/)
    .fill(`${question}\nFIR on a holiday possible\ndiwali par FIR likhte hain kya`);
  await dialog.getByLabel('Law').fill('bnss-173');
  await dialog.getByRole('button', { name: 'Check and preview' }).click();
  await expect(dialog.getByText('The checks find nothing wrong, and this answer opens what is said.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(paths.chat.href());
  await page.getByPlaceholder(/ask .* a question/i).fill(question);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: 'Assistant' }).last();
  await expect(answer).toContainText('Yes, a police station takes reports on every day');
});

test('an editor of law sees the law alone, on the screen and at the server', async ({ page, browser, product }) => {
  await page.goto(paths.chat.href());
  await signUp(page, 'editor@example.com');
  const owner = await (await browser.newContext({ baseURL: product.url })).newPage();
  await signInAsAdmin(owner);
  await openScreen(owner, 'User Management');
  await owner.getByLabel('Search users').fill('editor@example.com');
  await tableRow(owner, 'editor@example.com').getByRole('button', { name: 'Edit' }).click();
  await owner.getByRole('dialog', { name: 'Edit User' }).getByLabel('Back office').selectOption('editor');
  await expect(owner.getByText('Role saved.')).toBeVisible();
  await expectAccessible(owner);

  await page.goto(paths.adminLogin.href());
  await page.getByLabel('Email').fill('editor@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret-enough-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions to Review' })).toBeVisible();
  await expect(adminNav(page).getByRole('link')).toHaveText(['Questions to Review', 'Short Answers']);
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
  expect((await page.request.get('/api/admin/review-items')).status()).toBe(200);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the last conversation can be read, and help in danger stands first', async ({ page, context }) => {
    await page.goto(paths.chat.href());
    await page.getByPlaceholder(/ask .* a question/i).fill('What is bail?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Sources' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto(paths.chat.href());
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await page.getByText('What is bail?').first().click();
    await expect(page.getByRole('article').last()).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
  });
});
