import type { Page } from '@playwright/test';
import { paths } from 'shared-contracts/paths';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';

const pages = [
  { name: 'home', href: paths.home.href(), heading: /Ask about Indian law/ },
  { name: 'about', href: paths.about.href(), heading: 'About Us' },
  { name: 'pricing', href: paths.pricing.href(), heading: 'Pricing' },
  { name: 'faq', href: paths.faq.href(), heading: 'Frequently Asked Questions' },
  { name: 'contact', href: paths.contact.href(), heading: 'Contact' },
  { name: 'terms', href: paths.terms.href(), heading: 'Terms and Conditions' },
  { name: 'privacy', href: paths.privacy.href(), heading: 'Privacy Policy' },
  { name: 'refund', href: paths.refund.href(), heading: 'Refund Policy' },
  { name: 'help', href: paths.help.href(), heading: 'Help center' },
  { name: 'help article', href: paths.helpArticle.href('old-and-new-law'), heading: 'Old law, new law: IPC and BNS' },
  { name: 'tools', href: paths.tools.href(), heading: 'Legal tools' },
  { name: 'tool', href: paths.tool.href('cheque-bounce'), heading: 'Bounced cheque: notice and complaint dates' },
  { name: 'heirs tool', href: paths.tool.href('heirs'), heading: 'Shares of heirs' },
];

const widths = [360, 768, 1440];

async function open(page: Page, { href, heading }: (typeof pages)[number]): Promise<void> {
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

for (const target of pages) {
  test.describe(`the ${target.name} page`, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has nothing that axe objects to in ${colorScheme} colours, at any width`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await open(page, target);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page);
        }
        await context.close();
      });
    }

    test('has one h1 and one main, fits every width, and describes itself to search engines', async ({
      page,
      baseURL,
    }) => {
      await open(page, target);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${target.href}`);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/);
      // The remote names the page a moment after the host: what both settle on is what link previews say.
      await expect(page).toHaveTitle((await page.locator('meta[property="og:title"]').getAttribute('content')) ?? '');
    });
  });
}

test('an address that nobody knows leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Start Chatting Now' })).toBeVisible();
});
