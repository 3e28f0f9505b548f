import { paths } from 'shared-contracts/paths';
import { expect, test } from '../src/fixtures';

test('from the home page to an answer that cites section 138', async ({ page }) => {
  await page.goto(paths.home.href());
  await page
    .getByRole('link', { name: 'Start Chatting Now' })
    .or(page.getByRole('button', { name: 'Start Chatting Now' }))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${paths.chat.path}$`));
  await page.getByPlaceholder(/ask .* a question/i).fill('My cheque bounced, what can I do?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('article', { name: 'You' }).last()).toContainText('My cheque bounced');
  const answer = page.getByRole('article', { name: 'Assistant' }).last();
  await expect(answer).toContainText(/section 138/i);
  await expect(answer).toContainText('Negotiable Instruments Act, 1881');
});

test('"Get Now" marks its plan for a visitor, and leads to the price of its year', async ({ page }) => {
  await page.goto(paths.pricing.href());
  const card = page.getByRole('article', { name: 'Legal Pro+' });
  await expect(card).toContainText('₹499.00');
  await page.getByRole('switch', { name: 'Yearly billing' }).click();
  await card.getByRole('link', { name: 'Get Now' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose Your Legal Plan' });
  const chosen = chooser.getByRole('article', { name: 'Legal Pro+' });
  await expect(chosen).toContainText('Your choice');
  await chosen.getByRole('button', { name: 'Upgrade Now' }).click();
  const price = page.getByRole('dialog', { name: 'Subscribe to Legal Pro+' });
  await expect(price.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await price.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toContainText('Log in or sign up to subscribe.');
});
