import type { Page } from '@playwright/test';
import type { Language } from 'shared-contracts/calls/chat/types';
import { languages, languageNames, prefixedLanguages } from 'shared-contracts/language/languages';
import { localHref } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { expectAccessible } from '../src/axe';
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
  paths.tool.href('cheque-bounce'),
  '/terms',
  paths.privacy.href(),
  paths.refund.href(),
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

for (const language of prefixedLanguages) {
  test(`axe objects to no public page in ${language}`, async ({ page }) => {
    // A dozen pages, each read as a whole.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of pages) {
      await page.goto(localHref(path, language));
      await expect(page.locator('h1').first()).toBeVisible();
      await expectAccessible(page);
    }
  });

  test(`axe objects to nothing in the chat in ${language}, and nothing is cut off`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openChat(page, language);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(clipped), `chat at ${width}`).toEqual([]);
      await expectAccessible(page);
    }
  });
}

/** The chat's greeting; visitors choose the language in its head. */
async function openChat(page: Page, language: Language): Promise<void> {
  await page.goto(paths.chat.href());
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption(languageNames[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
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
