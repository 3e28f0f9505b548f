import { paths } from 'shared-contracts/paths';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';

test.use({ environment: { FREE_QUESTIONS_PER_DAY: '0' } });

const agreement = `RENTAL AGREEMENT
1. The monthly rent of Rs. 20,000 shall be paid on or before the 5th day of every month.
2. The Tenant shall pay a security deposit of Rs. 2,00,000.
3. Notice period: two months by either party.`;

test('a question of the home page is asked, and its law stands beside the answer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.home.href());
  await page.getByRole('textbox', { name: 'Your question about Indian law' }).fill('My cheque bounced. What can I do?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const answer = page.getByRole('article', { name: 'Assistant' }).last();
  const law = answer.getByRole('list', { name: 'Sources' });
  const first = law.getByRole('button').first();
  await expect(first).toContainText('Section 138, Negotiable Instruments Act, 1881');
  const text = await answer.getByText('written demand').first().boundingBox();
  const note = await first.boundingBox();
  expect(note?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  await expectAccessible(page);

  await first.click();
  await expect(page.getByRole('complementary', { name: 'Source' })).toContainText('Our summary');
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});

test('a helpline in an answer is a number to call', async ({ page }) => {
  await page.goto(paths.chat.href());
  await page.getByPlaceholder(/ask .* a question/i).fill('I lost money in a UPI fraud. Whom do I call?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const answer = page.getByRole('article', { name: 'Assistant' }).last();
  await expect(answer.getByRole('link', { name: '1930' }).first()).toHaveAttribute('href', 'tel:1930');
  await expect(answer.getByRole('link', { name: 'cybercrime.gov.in' }).first()).toHaveAttribute(
    'href',
    'https://cybercrime.gov.in',
  );
});

test('a paper is read: the clause that is asked for, the law on it, and what the law limits', async ({ page }) => {
  await page.goto(paths.chat.href());
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach file' }).click();
  await (await chooser).setFiles({ name: 'rent.txt', mimeType: 'text/plain', buffer: Buffer.from(agreement) });
  await expect(page.getByText('rent.txt')).toBeVisible();
  const field = page.getByPlaceholder(/ask .* a question/i);
  await field.fill('What is the notice period in my agreement?');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeEnabled();
  await send.click();
  const answer = page.getByRole('article', { name: 'Assistant' });
  await expect(answer.last()).toContainText('Notice period: two months by either party.');
  await expect(answer.last()).toContainText('Section 106, Transfer of Property Act');
  await field.fill('Summarise this document');
  await send.click();
  await expect(answer).toHaveCount(2);
  await expect(answer.last()).toContainText('a rent agreement');
  await expect(answer.last()).toContainText('10 months’ rent');
});

test('at 400 % zoom and on a low screen the answer keeps the room', async ({ page }) => {
  for (const size of [
    { width: 320, height: 256 },
    { width: 780, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(paths.chat.href());
    await page.getByPlaceholder(/ask .* a question/i).fill('What is bail?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Answer actions' }).last()).toBeAttached();
    await page.getByRole('log').focus();
    const room = await page.getByRole('log').boundingBox();
    expect(room?.height).toBeGreaterThan(size.height / 2);
  }
});
