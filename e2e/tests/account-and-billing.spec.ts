import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from 'shared-contracts/paths';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';

const password = 'quiet river 48';
const freeQuestions = 5;
let people = 0;

test.describe.configure({ timeout: 120_000 });

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function mailedCode(page: Page, email: string): Promise<string> {
  const mails = (await (await page.request.get('/api/dev/mailbox')).json()) as { to: string; code?: string }[];
  return mails.find(({ to, code }) => to === email && code)?.code ?? '';
}

async function typeCode(page: Page, code: string): Promise<void> {
  for (const [index, digit] of [...code].entries())
    await page.getByLabel(`Digit ${index + 1}`, { exact: true }).fill(digit);
}

async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  const profile = dialog(page, 'Profile');
  await expect(profile).toBeVisible();
  return profile;
}

/** Signs a new person up in the chat and completes their profile. */
async function signUp(page: Page): Promise<string> {
  const email = `person-${Date.now()}-${++people}@example.com`;
  await page.goto(paths.chat.href());
  await (await openProfile(page)).getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Sign up' }).click();
  const form = dialog(page, 'Create Account');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm Password').fill(password);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await typeCode(page, await mailedCode(page, email));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  const profile = dialog(page, 'Complete Your Profile');
  await profile.getByLabel('Phone number').fill('9845012345');
  await profile.getByRole('button', { name: 'Continue' }).click();
  await expect(profile.getByText('Welcome!')).toBeVisible();
  await expect(profile).toBeHidden();
  return email;
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByPlaceholder(/ask .* a question/i).fill(question);
  await page.getByRole('button', { name: 'Send message' }).click();
}

async function subscribeToPro(page: Page, chooser = dialog(page, 'Choose Your Legal Plan')) {
  await chooser.getByRole('article', { name: 'Pro', exact: true }).getByRole('button', { name: 'Upgrade Now' }).click();
  return dialog(page, 'Subscribe to Pro');
}

test('a new person signs up, reaches the limit, subscribes with a coupon, gets the invoice, cancels and is refunded', async ({
  page,
}) => {
  const email = await signUp(page);

  for (let count = 1; count <= freeQuestions; count++) {
    await ask(page, `What does section ${130 + count} of the Negotiable Instruments Act say?`);
    await expect(page.getByRole('article', { name: 'Assistant' })).toHaveCount(count);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  }
  const oneTooMany = 'And what does section 138 say?';
  await ask(page, oneTooMany);
  const notice = page.getByRole('alert').filter({ hasText: /daily limit of 5 questions/i });
  await expect(notice).toContainText('midnight India time');
  await expect(page.getByPlaceholder(/ask .* a question/i)).toHaveValue(oneTooMany);
  await notice.getByRole('button', { name: 'Upgrade' }).click();

  const subscribe = await subscribeToPro(page);
  const prices = subscribe.getByRole('list', { name: 'Price summary' });
  await expect(prices).toContainText('199.00');
  await subscribe.getByLabel('Promotion code').fill('nonsense');
  await subscribe.getByRole('button', { name: 'Apply' }).click();
  await expect(subscribe.getByText('Invalid coupon code. Please try again.')).toBeVisible();
  await subscribe.getByLabel('Promotion code').fill('save20');
  await subscribe.getByRole('button', { name: 'Apply' }).click();
  for (const amount of ['39.80', '28.66', '187.86']) await expect(prices).toContainText(amount);
  await subscribe.getByLabel('State').selectOption('Tamil Nadu');
  await subscribe.getByRole('button', { name: 'Proceed to Payment' }).click();

  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay ₹187.86' }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();
  await page.keyboard.press('Escape');

  const profile = await openProfile(page);
  await expect(profile).toContainText(email);
  await expect(profile).toContainText('Current Plan: Pro');
  await profile.getByRole('button', { name: 'Plan and invoices' }).click();

  const billing = dialog(page, 'Plan and invoices');
  const pdf = page.waitForEvent('download');
  await billing.getByRole('link', { name: /Download PDF of INV\// }).click();
  const file = await (await pdf).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');

  await billing.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(billing).toContainText('Ends on');
  await billing.getByRole('button', { name: 'Request refund' }).click();
  await billing.getByRole('button', { name: 'Refund my payment' }).click();
  await expect(billing).toContainText('5 to 10 business days');
  await expect(billing).toContainText('credit note');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(await openProfile(page)).toContainText('Current Plan: Free');
});

test('a declined payment gives no plan and says so', async ({ page }) => {
  await signUp(page);
  await (await openProfile(page)).getByRole('button', { name: 'Upgrade to Pro' }).click();
  const subscribe = await subscribeToPro(page);
  await subscribe.getByLabel('State').selectOption('Tamil Nadu');
  await subscribe.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Nothing was charged')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(await openProfile(page)).toContainText('Current Plan: Free');
});

test('a person stays signed in across a reload and another tab, and a sign-out reaches both', async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  await page.reload();
  const profile = await openProfile(page);
  await expect(profile).toContainText(email);
  const other = await context.newPage();
  await other.goto(paths.chat.href());
  await expect(await openProfile(other)).toContainText(email);
  await profile.getByRole('button', { name: 'Logout' }).click();
  await other.reload();
  await expect((await openProfile(other)).getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a forgotten password is replaced by way of a mailed code', async ({ page, context }) => {
  const email = await signUp(page);
  await context.clearCookies();
  await page.reload();
  await (await openProfile(page)).getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const reset = dialog(page, 'Reset Password');
  await reset.getByLabel('Email').fill(email);
  await reset.getByRole('button', { name: 'Send OTP' }).click();
  await expect(reset.getByLabel('Digit 1', { exact: true })).toBeVisible();
  await typeCode(page, await mailedCode(page, email));
  await reset.getByRole('button', { name: 'Verify OTP' }).click();
  await reset.getByLabel('New Password', { exact: true }).fill('brand new 77');
  await reset.getByLabel('Confirm New Password').fill('brand new 77');
  await reset.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password has been reset successfully!')).toBeVisible();
  const login = await page.request.post('/api/accounts/login', {
    data: { email, password: 'brand new 77', remember: false },
  });
  expect(login.status()).toBe(200);
});
