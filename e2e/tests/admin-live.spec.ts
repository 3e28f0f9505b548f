import type { Page } from '@playwright/test';
import { paths } from 'shared-contracts/paths';
import { openScreen, signInAsAdmin, tableRow } from '../src/admin-panel';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';
import { pdfOf } from '../src/pdf-of';
import { signUp } from '../src/sign-up';

test.describe.configure({ timeout: 90_000 });

const filesAtLeast = 2;

async function createUser(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('Customer');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(dialog).toBeHidden();
}

async function saveMonthlyPrice(page: Page, price: string): Promise<void> {
  await openScreen(page, 'Pricing Page');
  await page.getByRole('tab', { name: 'Pro', exact: true }).click();
  await page.getByLabel('Monthly Price').fill(price);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Pricing plans updated successfully!')).toBeVisible();
}

async function search(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await expect(page).toHaveURL(new RegExp(`search=${text}`));
}

async function upload(page: Page, name: string, content: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Upload File' }).click();
  await page
    .getByRole('dialog', { name: 'Upload File' })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: content });
}

test('the dashboard shows the totals that the server counts', async ({ page }) => {
  await signInAsAdmin(page);
  const figure = async () =>
    (await page.request.get('/api/admin/dashboard?period=thisMonth')).json() as Promise<{
      users: { total: number };
      files: { total: number };
    }>;
  const before = await figure();
  expect(before.files.total).toBeGreaterThanOrEqual(filesAtLeast);
  await expect(page.getByRole('region', { name: 'Total Users' })).toContainText(String(before.users.total));
  await expect(page.getByRole('region', { name: 'Total Files' })).toContainText(String(before.files.total));
  await expect(page.getByRole('region', { name: 'Earnings' })).toContainText('₹');
  await expectAccessible(page);
  await openScreen(page, 'User Management');
  await createUser(page, 'Counted Person', 'counted@example.com');
  await openScreen(page, 'Dashboard');
  await expect(page.getByRole('region', { name: 'Total Users' })).toContainText(String(before.users.total + 1));
});

test('a user is found, changed and switched off, which the audit trail shows', async ({ page }) => {
  await signInAsAdmin(page);
  await openScreen(page, 'User Management');
  await createUser(page, 'Tara Bose', 'tara.bose@example.com');
  await search(page, 'Search users', 'tara.bose');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tableRow(page, 'Tara Bose').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByLabel('Name').fill('Tara B. Sen');
  await dialog.getByLabel('Role').selectOption('Lawyer');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  const changed = tableRow(page, 'Tara B. Sen');
  await expect(changed).toContainText('Lawyer');
  await changed.getByRole('switch', { name: 'Status' }).click();
  await expect(changed).toContainText('Inactive');
  await page.reload();
  await expect(changed).toContainText('Inactive');
  await expect(changed.getByRole('switch', { name: 'Status' })).not.toBeChecked();

  await openScreen(page, 'Audit Trail');
  await search(page, 'Search by person, action or subject', 'tara.bose');
  for (const action of ['user.create', 'user.update', 'user.active'])
    await expect(tableRow(page, action).filter({ hasText: 'tara.bose@example.com' })).toBeVisible();
  const update = tableRow(page, 'user.update').filter({ hasText: 'tara.bose@example.com' });
  await update.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('dialog')).toContainText('Tara Bose');
  await expect(page.getByRole('dialog')).toContainText('Tara B. Sen');
  await expectAccessible(page);
});

test('an uploaded document is cited in an answer until it is deleted', async ({ page }) => {
  const name = 'Circular 7741.pdf';
  const question = 'What does Circular 7741/Zeta say about the registration fee for houseboat moorings?';
  await signInAsAdmin(page);
  await openScreen(page, 'Dataset Upload');
  await upload(
    page,
    name,
    await pdfOf(
      'Circular 7741/Zeta',
      'Circular 7741/Zeta fixes the registration fee for houseboat moorings at 318 rupees, payable within 23 days of the mooring.',
    ),
  );
  const uploaded = tableRow(page, name);
  await expect(uploaded).toContainText('Ready', { timeout: 30_000 });
  await uploaded.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('dialog', { name: 'File Details' })).toContainText('318 rupees');
  await expectAccessible(page);

  await page.goto(paths.chat.href());
  await page.getByPlaceholder(/ask .* a question/i).fill(question);
  await page.getByRole('button', { name: 'Send message' }).click();
  const answer = page.getByRole('article', { name: 'Assistant' }).last();
  await expect(answer.getByRole('list', { name: 'Sources' })).toContainText(name, { timeout: 20_000 });
  await expect(answer).toContainText('318');

  await page.goto(paths.admin.files.href());
  await uploaded.getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete File' });
  await expect(confirm).toContainText(`Are you sure you want to delete "${name}"?`);
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(uploaded).toHaveCount(0);

  await page.goto(paths.chat.href());
  await page.getByPlaceholder(/ask .* a question/i).fill(`${question} Please answer again.`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('article', { name: 'You' }).last()).toContainText('Please answer again.');
  const later = page.getByRole('article', { name: 'Assistant' }).last();
  await expect(later.getByRole('button', { name: 'Copy to clipboard' })).toBeAttached({ timeout: 20_000 });
  await expect(later).not.toContainText('318');
});

test('a file that is no PDF is refused, and a broken PDF is marked as corrupt', async ({ page }) => {
  const reason = /corrupt|cannot be read/;
  await signInAsAdmin(page);
  await openScreen(page, 'Dataset Upload');
  await upload(page, 'no-pdf.pdf', Buffer.from('MZ\u0000program'));
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  await expect(dialog.getByRole('alert')).toContainText(reason);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tableRow(page, 'no-pdf.pdf')).toHaveCount(0);
  await upload(page, 'broken.pdf', Buffer.from('%PDF-1.7 and nothing more'));
  await expect(tableRow(page, 'broken.pdf')).toContainText(reason, { timeout: 20_000 });
});

test('a new coupon lowers the price at checkout, and a draft one does not', async ({ page }) => {
  await signInAsAdmin(page);
  await openScreen(page, 'Coupons');
  await page.getByRole('button', { name: 'Add Coupon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Coupon' });
  await dialog.getByLabel('Code').fill('harvest25');
  await dialog.getByLabel('Amount', { exact: true }).fill('25');
  await dialog.getByLabel('Expiry Date').fill('2035-01-31');
  await dialog.getByRole('button', { name: 'Save Coupon' }).click();
  const added = tableRow(page, 'HARVEST25');
  await expect(added).toContainText('25%');

  const quote = () =>
    page.request.post('/api/billing/quote', { data: { plan: 'pro', period: 'monthly', coupon: 'harvest25' } });
  const accepted = await quote();
  expect(accepted.status()).toBe(200);
  const { subtotalPaise, discountPaise } = (await accepted.json()) as { subtotalPaise: number; discountPaise: number };
  expect(discountPaise).toBe(Math.round(subtotalPaise / 4));

  await added.getByLabel('Status').selectOption('draft');
  await expect(async () => expect((await quote()).status()).toBeGreaterThanOrEqual(400)).toPass();
});

test('a price that is changed in the editor is the price on the pricing page', async ({ page }) => {
  await signInAsAdmin(page);
  await saveMonthlyPrice(page, '237');
  await page.goto(paths.pricing.href());
  await expect(page.getByRole('article', { name: 'Pro', exact: true })).toContainText('₹237');

  await page.goto(paths.admin.audit.href());
  await expect(tableRow(page, 'settings.pricing').first()).toContainText('admin@example.com');
  // Other tests of this instance count on the usual price.
  await saveMonthlyPrice(page, '199');
});

test('the GST report is saved as a CSV file', async ({ page }) => {
  await signInAsAdmin(page);
  await openScreen(page, 'Invoice Reports');
  await expect(page.getByRole('region', { name: 'Total GST' })).toContainText('₹');
  await page.getByLabel('Period').selectOption('thisMonth');
  await expect(page).toHaveURL(/thisMonth/);
  await page.getByRole('button', { name: 'Export Report' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = (await (await download.createReadStream()).toArray()).join('');
  expect(text).toContain('Date,Invoice No,Customer');
  const { total, rows } = (await (await page.request.get('/api/admin/invoices?period=thisMonth')).json()) as {
    total: number;
    rows: readonly { invoiceNo: string }[];
  };
  expect(text.trim().split('\n')).toHaveLength(total + 1);
  for (const { invoiceNo } of rows) expect(text).toContain(invoiceNo);
});

test('neither a visitor nor a customer gets the panel', async ({ page }) => {
  await page.goto(paths.admin.users.href());
  await expect(page).toHaveURL(new RegExp(`${paths.adminLogin.path}$`));
  expect((await page.request.get('/api/admin/users')).status()).toBe(401);
  await page.goto(paths.chat.href());
  await signUp(page, 'curious@example.com');
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
  await page.goto(paths.admin.users.href());
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
});
