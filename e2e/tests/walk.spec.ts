import { paths } from 'shared-contracts/paths';
import { expect, test } from '../src/fixtures';

test('from the home page to an answer that cites section 138', async ({ page }) => {
  await page.goto(paths.home.href());
  await page.getByRole('link', { name: 'Start Chatting Now' }).or(page.getByRole('button', { name: 'Start Chatting Now' })).first().click();
  await expect(page).toHaveURL(new RegExp(`${paths.chat.path}$`));
  await page.getByPlaceholder(/ask .* a question/i).fill('My cheque bounced, what can I do?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('article', { name: 'You' }).last()).toContainText('My cheque bounced');
  const answer = page.getByRole('article', { name: 'Assistant' }).last();
  await expect(answer).toContainText(/section 138/i);
  await expect(answer).toContainText('Negotiable Instruments Act, 1881');
});
