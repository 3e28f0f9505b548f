import { paths } from 'shared-contracts/paths';
import { expect, test } from '../src/fixtures';

const links = [
  { name: 'About Us', path: paths.about.href() },
  { name: 'Pricing', path: paths.pricing.href() },
  { name: 'FAQ', path: paths.faq.href() },
  { name: 'Contact', path: paths.contact.href() },
  { name: 'Home', path: paths.home.href() },
];

test('the top bar leads to every page, underlines where one is, and starts at its top', async ({ page }) => {
  await page.goto(paths.home.href());
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const { name, path } of links) {
    await page.mouse.wheel(0, 1200);
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('link', { name, exact: true })).toHaveCSS('text-decoration-line', 'underline');
    await expect(main.locator('[aria-current="page"]')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('on a phone the links are in a menu that a navigation closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home.href());
  const pricing = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
  await expect(pricing).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await pricing.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await expect(pricing).toBeHidden();
});

test('the footer leads to help, questions and policies', async ({ page }) => {
  await page.goto(paths.home.href());
  for (const [name, heading] of [
    ['Contact Us', 'Contact'],
    ['FAQ', 'Frequently Asked Questions'],
    ['Terms and Conditions', 'Terms and Conditions'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Refund Policy', 'Refund Policy'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('a question can be sent to someone by its address', async ({ page }) => {
  await page.goto(`${paths.faq.href()}#refund`);
  const question = page.getByRole('button', { name: 'Can I get my money back?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
  await page.getByRole('button', { name: 'How do I cancel?' }).click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/#cancel$/);
});

test('a section of a policy can be sent to someone by its address', async ({ page }) => {
  await page.goto(`${paths.terms.href()}#liability`);
  await expect(page.getByRole('heading', { name: 'Our liability' })).toBeInViewport();
});

test('the help search forgives a typing mistake and leads to the article', async ({ page }) => {
  await page.goto(paths.help.href());
  await page.getByRole('searchbox', { name: 'Search help' }).fill('delte acount');
  await page
    .getByRole('region', { name: 'Search results' })
    .getByRole('link', { name: 'Deleting your account' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deleting your account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search help' })).toHaveValue('delte acount');
});

test('the prices change with the yearly switch, by mouse and by keyboard', async ({ page }) => {
  await page.goto(paths.pricing.href());
  const pro = page.getByRole('article', { name: 'Pro', exact: true });
  const yearly = page.getByRole('switch', { name: 'Yearly billing' });
  await expect(pro).toContainText('₹199.00');
  await yearly.click();
  await expect(pro).toContainText('₹167.00');
  await yearly.press('Space');
  await expect(pro).toContainText('₹199.00');
  await expect(page.getByText('Yearly Save 16%')).toBeVisible();
});
