import { paths } from 'shared-contracts/paths';
import { expect, test } from '../src/fixtures';

const pages = [
  paths.home,
  paths.about,
  paths.pricing,
  paths.faq,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.refund,
  paths.help,
  paths.tools,
].map((page) => page.href());

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, and names its own address', async ({ page, baseURL }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        new RegExp(`^${baseURL}/assets/.+\\.png$`),
      );
    }
  });

  test('the styles of a page stand in the page', async ({ page }) => {
    await page.goto(paths.pricing.href());
    await expect(page.getByRole('switch', { name: 'Yearly billing' })).toHaveCSS('width', '52px');
  });

  test('no price stands in the page that an administrator may have changed', async ({ page }) => {
    await page.goto(paths.pricing.href());
    const html = await page.content();
    expect(html).toContain('Plans and prices are shown with JavaScript.');
    expect(html).not.toContain('₹');
    await expect(page.locator('script[type="application/ld+json"]', { hasText: 'Offer' })).toHaveCount(0);
  });
});

test('a page becomes alive without being drawn anew', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of [
    ...pages,
    `${paths.faq.href()}#refund`,
    `${paths.help.href()}?q=refund`,
    paths.helpArticle.href('share-a-chat'),
    paths.tool.href('cheque-bounce'),
    paths.tool.href('heirs'),
  ]) {
    await page.goto(path);
    const heading = await page.locator('h1').elementHandle();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /^Switch to/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test('search engines learn of every page', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain(`Disallow: ${paths.admin.href()}`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of [...pages, paths.helpArticle.href('share-a-chat'), paths.tool.href('heirs')])
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(sitemap).not.toContain(paths.chat.href());
});

test('a form takes no words before the code that keeps them is there', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/remotes\/marketing\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.contact.href(), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  release();
  await expect(page.getByLabel('Full Name')).toBeEnabled();
});
