import { expect, type Page } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly code?: string;
}

/** The newest one-time code that was sent to an address, from the development mailbox. */
async function codeFor(page: Page, email: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const mails = (await (await page.request.get('/api/dev/mailbox')).json()) as readonly Mail[];
    code = mails.find((mail) => mail.to === email && mail.code)?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ timeout: 10_000 });
  return code;
}

/** Signs a new person up in the chat, with the code from the development mailbox, as a customer. */
export async function signUp(page: Page, email: string, password = 'secret-enough-1'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  const code = await codeFor(page, email);
  for (const [index, digit] of [...code].entries()) await dialog.getByLabel(`Digit ${index + 1}`).fill(digit);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('Account Created')).toBeVisible();
  await dialog.getByLabel('Phone number').fill('9876543210');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden({ timeout: 10_000 });
}
