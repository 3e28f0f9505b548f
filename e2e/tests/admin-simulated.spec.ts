import { paths } from 'shared-contracts/paths';
import { adminNav, openScreen, signInAsAdmin, tableRow } from '../src/admin-panel';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';
import { recordAttribute } from '../src/record-attribute';

test.use({ environment: { SERVICES: 'simulated' } });

test('the panel asks for the login, refuses a wrong pair and lets the demo pair in', async ({ page }) => {
  await page.goto(paths.admin.users.href());
  await expect(page).toHaveURL(new RegExp(`${paths.adminLogin.path}$`));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter both email and password')).toBeVisible();
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('admin123');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('the sidebar is 256 px wide, and on a phone it closes after a link', async ({ page }) => {
  await signInAsAdmin(page);
  await expect(adminNav(page)).toBeVisible();
  expect((await adminNav(page).boundingBox())?.width).toBe(256);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(adminNav(page)).toBeHidden();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await adminNav(page).getByRole('link', { name: 'User Management' }).click();
  await expect(adminNav(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${paths.admin.users.path}$`));
});

test('users: toggle, edit, export', async ({ page }) => {
  await signInAsAdmin(page);
  await openScreen(page, 'User Management');
  const status = tableRow(page, 'Imran Qureshi').getByRole('switch', { name: 'Status' });
  await expect(status).not.toBeChecked();
  await status.click();
  await expect(status).toBeChecked();
  await tableRow(page, 'Meera Nair').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Meera N.');
  await dialog.getByLabel('Role').selectOption('Lawyer');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tableRow(page, 'Meera N.')).toContainText('Lawyer');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('users.csv');
});

test('packages: a plan is created and deleted, another one is assigned', async ({ page }) => {
  await signInAsAdmin(page);
  await openScreen(page, 'Package Management');
  await expect(tableRow(page, 'Basic')).toContainText('₹999.00');
  await page.getByRole('button', { name: 'Create Plan' }).click();
  const plan = page.getByRole('dialog', { name: 'Create New Plan' });
  await expect(plan).toBeVisible();
  await expectAccessible(page);
  await plan.getByLabel('Plan Name').fill('Student');
  await plan.getByLabel('Monthly Price').fill('49');
  await plan.getByRole('button', { name: 'Save Plan' }).click();
  await expect(tableRow(page, 'Student')).toContainText('₹49.00');
  await tableRow(page, 'Student').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('Are you sure you want to delete the Student plan? This action cannot be undone.'),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tableRow(page, 'Student')).toHaveCount(0);

  await page.getByRole('button', { name: 'Assign Plan' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign Subscription Plan' });
  await assign.getByLabel('User').selectOption({ label: 'Meera Nair (meera.nair@example.com)' });
  await assign.getByLabel('Plan').selectOption({ label: 'Standard' });
  await assign.getByLabel('Payment Method').selectOption('offline');
  await assign.getByLabel('Transaction ID').fill('NEFT-1');
  await assign
    .getByLabel('Transaction Proof')
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: onePixel });
  await expect(assign.getByRole('img', { name: 'Proof preview' })).toBeVisible();
  await expectAccessible(page);
  await assign.getByRole('button', { name: 'Assign', exact: true }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm Assignment' });
  await expect(confirm).toContainText('Standard');
  await confirm.getByRole('button', { name: 'Confirm and Assign' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('files: upload with progress, kept over a reload, deleted; a corrupt list is removed', async ({ page }) => {
  await signInAsAdmin(page);
  await openScreen(page, 'Dataset Upload');
  await page.getByRole('button', { name: 'Upload File' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  const progress = await recordAttribute(page, '[role=progressbar]', 'aria-valuenow');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Circular 199.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(dialog).toBeHidden();
  expect(await progress()).toContain('50');
  await expect(page.getByRole('row').nth(1)).toContainText('Circular 199.pdf');

  await signInAsAdmin(page);
  await openScreen(page, 'Dataset Upload');
  await tableRow(page, 'Circular 199.pdf').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tableRow(page, 'Circular 199.pdf')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('uploadedFiles', '{broken'));
  await signInAsAdmin(page);
  await openScreen(page, 'Dataset Upload');
  await expect(tableRow(page, 'Court fees by State.xlsx')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('uploadedFiles'))).toBeNull();
});

test('coupons: added, found, copied, changed and deleted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsAdmin(page);
  await openScreen(page, 'Coupons');
  await page.getByRole('button', { name: 'Add Coupon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Coupon' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Code').fill('monsoon40');
  await dialog.getByLabel('Amount', { exact: true }).fill('40');
  await dialog.getByLabel('Expiry Date').fill('2031-01-31');
  await dialog.getByRole('button', { name: 'Save Coupon' }).click();
  const added = tableRow(page, 'MONSOON40');
  await expect(added).toContainText('40%');
  await added.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('Coupon code copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MONSOON40');
  await added.getByLabel('Status').selectOption('draft');
  await expect(added.getByLabel('Status')).toHaveValue('draft');
  await page.getByLabel('Search by code or description').fill('monsoon');
  await expect(tableRow(page, 'SAVE20')).toHaveCount(0);
  await added.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete this coupon?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(added).toHaveCount(0);
});

test('reports: sorted by a click, and exported', async ({ page }) => {
  await signInAsAdmin(page);
  await openScreen(page, 'Invoice Reports');
  await expect(page.getByRole('region', { name: 'Total Revenue' })).toContainText('₹');
  await page.getByRole('columnheader', { name: 'Customer', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Ananya Iyer');
  await page.getByRole('button', { name: 'Export Report' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  expect((await download).suggestedFilename()).toBe('invoices.xlsx');
});

test('settings are saved with their sentences', async ({ page }) => {
  await signInAsAdmin(page);
  await openScreen(page, 'Notification Settings');
  await page.getByRole('switch', { name: 'File Upload Notification' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Notification settings saved successfully!')).toBeVisible();
  await openScreen(page, 'Payment Settings');
  await page.getByRole('group', { name: 'Razorpay' }).getByLabel('API Key').fill('rzp_test_1');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Payment settings saved successfully!')).toBeVisible();
  await openScreen(page, 'Email Settings');
  for (const [label, value] of [
    ['SMTP Server', 'smtp.example.com'],
    ['SMTP Username', 'mailer'],
    ['SMTP Password', 'secret'],
    ['From Email', 'help@example.com'],
    ['From Name', 'Help'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Email settings saved successfully!')).toBeVisible();
  await openScreen(page, 'Pricing Page');
  await page.getByRole('tab', { name: 'Pro', exact: true }).click();
  await page.getByLabel('Monthly Price').fill('249');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(page.getByText('Pricing plans updated successfully!')).toBeVisible();
});

const screens = [
  'Dashboard',
  'User Management',
  'Package Management',
  'Invoice Reports',
  'Questions to Review',
  'Messages',
  'Audit Trail',
  'Releases',
  'Dataset Upload',
  'Pricing Page',
  'Coupons',
  'Notification Settings',
  'Payment Settings',
  'Email Settings',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen has anything that axe objects to in ${colorScheme} colours, or is wider than a phone`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signInAsAdmin(page);
    for (const screen of screens) {
      await openScreen(page, screen);
      await expect(adminNav(page).getByRole('link', { name: screen })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(adminNav(page)).toBeHidden();
      if (colorScheme === 'light') await expectAccessible(page);
      expect([screen, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([screen, 360]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(adminNav(page)).toBeVisible();
    }
    await context.close();
  });
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
