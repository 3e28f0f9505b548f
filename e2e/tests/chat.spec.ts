import { paths } from 'shared-contracts/paths';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';

const sizes = [
  { name: 'phone', viewport: { width: 360, height: 740 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;

test.use({ environment: { FREE_QUESTIONS_PER_DAY: '0' } });

for (const { name, viewport } of sizes) {
  test.describe(`the chat of a visitor on a ${name}`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

    test('asks, reads the sources, copies, and asks on', async ({ page }) => {
      await page.goto(paths.chat.href());
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
      const field = page.getByPlaceholder(/ask .* a question/i);
      await field.fill('My cheque bounced, what can I do?');
      await field.press('Enter');
      const answer = page.getByRole('article', { name: 'Assistant' }).last();
      await expect(answer.getByRole('list', { name: 'Sources' })).toContainText(
        'Section 138, Negotiable Instruments Act, 1881',
      );
      await expectAccessible(page);

      await answer
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .click();
      const source =
        name === 'phone'
          ? page.getByRole('dialog', { name: 'Source' })
          : page.getByRole('complementary', { name: 'Source' });
      await expect(source.getByRole('link', { name: /Official source/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(source).toBeHidden();

      await answer.hover();
      await answer.getByRole('button', { name: 'Copy to clipboard' }).click();
      await expect(answer.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('138');

      await field.fill('What is bail?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('article', { name: 'Assistant' })).toHaveCount(2);
      await expect(page.getByRole('article', { name: 'You' }).last()).toBeInViewport();
    });

    test('finds, renames, deletes and restores chats in the sidebar', async ({ page }) => {
      await page.goto(paths.chat.href());
      const sidebar = page.getByRole('complementary', { name: 'Chats' });
      await expect(sidebar).toBeHidden();
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await expect(sidebar).toBeVisible();
      await expect(async () =>
        expect((await sidebar.boundingBox())?.width).toBe(name === 'phone' ? 306 : 320),
      ).toPass();
      await expectAccessible(page);

      const rows = sidebar.getByRole('list', { name: 'Recent Chats' }).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      await rows.last().getByRole('button', { name: 'Chat options' }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await sidebar.getByLabel('Chat title').fill('Flat in Pune');
      await sidebar.getByLabel('Chat title').press('Enter');
      await sidebar.getByPlaceholder('Search chats...').fill('pune');
      await expect(rows).toHaveCount(1);
      await rows.first().getByRole('button', { name: 'Chat options' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(sidebar.getByText('No chats found')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rows).toHaveText(/Flat in Pune/);

      await page.setViewportSize({ width: viewport.width + 10, height: viewport.height });
      await expect(sidebar).toBeHidden();
    });

    test('scrolls with the floating button', async ({ page }) => {
      await page.goto(paths.chat.href());
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await page.getByRole('button', { name: /^Tenant rights/ }).click();
      if (name === 'desktop') await page.setViewportSize({ width: 1440, height: 500 });
      const log = page.getByRole('log', { name: 'Conversation' });
      const top = () => log.evaluate((box) => box.scrollTop);
      await page
        .getByRole('button', { name: 'Scroll to top' })
        .or(page.getByRole('button', { name: 'Scroll to bottom' }))
        .waitFor();
      await log.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }));
      await page.getByRole('button', { name: 'Scroll to top' }).click();
      await expect.poll(top).toBe(0);
      await page.getByRole('button', { name: 'Scroll to bottom' }).click();
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    });

    test('keeps the focus in a dialog and gives it back', async ({ page }) => {
      await page.goto(paths.chat.href());
      const opener = page.getByRole('banner').getByRole('button', { name: 'Profile' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Profile' });
      await expect(dialog).toBeVisible();
      for (let tab = 0; tab < 14; tab += 1) {
        await page.keyboard.press('Tab');
        expect(
          await dialog.evaluate(
            (element) =>
              element.contains(document.activeElement) ||
              document.activeElement === document.body ||
              document.activeElement?.closest('[data-base-ui-portal]') !== null,
          ),
        ).toBe(true);
      }
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, viewport.height / 2);
      await expect(dialog).toBeHidden();
    });
  });
}
