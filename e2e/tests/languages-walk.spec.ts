import { languages } from 'shared-contracts/language/languages';
import { localHref } from 'shared-contracts/language/local-paths';
import { expect, test } from '../src/fixtures';

const pages = [
  '/',
  '/about-us',
  '/pricing',
  '/faq',
  '/help',
  '/help/ask-a-good-question',
  '/contact',
  '/tools',
  '/terms',
];
const widths = [360, 1440];

for (const language of languages) {
  test(`no public page in ${language} is wider than its screen`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of pages) {
        const address = localHref(path, language);
        await page.goto(address);
        await expect(page.locator('h1').first()).toBeVisible();
        expect(await page.locator('html').getAttribute('lang'), address).toBe(language);
        expect(await page.evaluate(clipped), `${address} at ${width}`).toEqual([]);
      }
    }
  });
}

/** What stands out of the page, or is cut off within a button or a heading. */
function clipped(): string[] {
  const root = document.documentElement;
  const wide = root.scrollWidth > root.clientWidth ? [`page: ${root.scrollWidth} px`] : [];
  const cut = [...document.querySelectorAll<HTMLElement>('button, a.button, h1, h2, h3, label, th')].filter(
    (element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1,
  );
  return [...wide, ...cut.map((element) => `${element.tagName}: ${element.textContent.trim().slice(0, 40)}`)];
}
