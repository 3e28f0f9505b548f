import { paths } from 'shared-contracts/paths';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';
import { signUp } from '../src/sign-up';

test.use({ environment: { FREE_QUESTIONS_PER_DAY: '2' } });
test.describe.configure({ timeout: 120_000 });

test('a person keeps chats, reaches the limit, subscribes, reads the invoice, cancels and is refunded', async ({
  page,
}) => {
  await page.goto(paths.chat.href());
  const field = page.getByPlaceholder(/ask .* a question/i);
  const ask = async (question: string) => {
    await field.fill(question);
    await field.press('Enter');
  };
  await ask('My cheque bounced, what can I do?');
  await expect(page.getByRole('article', { name: 'Assistant' })).toContainText('138');

  const email = `asha-${Date.now()}@example.com`;
  await signUp(page, email);
  await page.getByRole('button', { name: 'Keep chat' }).click();
  await expect(page.getByText('Your chat is kept in your account.')).toBeVisible();

  await ask('What is bail?');
  await expect(page.getByRole('article', { name: 'Assistant' })).toHaveCount(2);
  await ask('What is an FIR?');
  await expect(page.getByRole('article', { name: 'Assistant' })).toHaveCount(3);
  await ask('Can I get a divorce by consent?');
  const limit = page.getByRole('alert').filter({ hasText: /limit/i });
  await expect(limit).toContainText(/midnight/);
  await expect(field).toHaveValue('Can I get a divorce by consent?');
  await expectAccessible(page);

  await limit.getByRole('button', { name: 'Upgrade' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('article', { name: 'Pro', exact: true }).getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(dialog.getByRole('list', { name: 'Price summary' })).toContainText('₹234.82');
  await dialog.getByLabel('Promotion code').fill('save20');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('list', { name: 'Price summary' })).toContainText('₹187.86');
  await expectAccessible(page);
  await dialog.getByLabel('State').selectOption('Karnataka');
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();
  await dialog.getByRole('button', { name: 'See plan and invoice' }).click();
  await expect(dialog).toContainText('Pro');

  const download = page.waitForEvent('download');
  await dialog
    .getByRole('link', { name: /Download PDF/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(dialog).toContainText(/stays active until its period ends/);
  await dialog.getByRole('button', { name: 'Back to profile' }).click();
  await expect(dialog.getByText('Current Plan: Pro')).toBeVisible();
  await expect(dialog.getByText(email, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Plan and invoices' }).click();
  await dialog.getByRole('button', { name: 'Request refund' }).click();
  await dialog.getByRole('button', { name: 'Refund my payment' }).click();
  await expect(dialog).toContainText(/refund/i);
});

test('the same chats are there on another device, can be searched, and shared by a link that is taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `ravi-${Date.now()}@example.com`;
  await page.goto(paths.chat.href());
  await signUp(page, email);
  await page.getByPlaceholder(/ask .* a question/i).fill('My cheque bounced, what can I do?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Assistant' })).toContainText('138');

  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 360, height: 740 } });
  const phone = await other.newPage();
  await phone.goto(paths.chat.href());
  await phone.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await phone.getByRole('dialog').getByLabel('Email').fill(email);
  await phone.getByRole('dialog').getByLabel('Password', { exact: true }).fill('secret-enough-1');
  await phone.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(phone.getByRole('dialog')).toBeHidden();
  await phone.getByRole('button', { name: 'Toggle sidebar' }).click();
  const rows = phone.getByRole('list', { name: 'Recent Chats' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await phone.getByPlaceholder('Search chats...').fill('demand');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button').first().click();
  await expect(phone.getByRole('article', { name: 'Assistant' })).toContainText('138');

  await phone.getByRole('button', { name: 'Toggle sidebar' }).click();
  await rows.first().getByRole('button', { name: 'Chat options' }).click();
  await phone.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Share chat' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('article', { name: 'Assistant' })).toContainText('138');
  await expect(stranger.locator('body')).not.toContainText(email);
  await expectAccessible(stranger);
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('not shared any more');
});
