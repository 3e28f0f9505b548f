import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from 'shared-contracts/paths';

/** Signs in with the demo pair and waits for the dashboard. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto(paths.adminLogin.href());
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('admin123');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.admin.dashboard.path}$`));
}

export const adminNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Admin' });

/** Follows a link of the sidebar; the flag of the simulated mode would not survive a new page. */
export async function openScreen(page: Page, link: string): Promise<void> {
  const sidebar = adminNav(page);
  if (!(await sidebar.isVisible())) await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const target = sidebar.getByRole('link', { name: link });
  if (!(await target.isVisible())) await sidebar.getByRole('button', { name: 'Settings' }).click();
  await target.click();
}

export const tableRow = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
